import { ContactCards } from '../features/contact/contact-cards.tsx';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { ContactHero } from '../features/contact/contact-hero.tsx';
import { ContactMethods } from '../features/contact/contact-methods.tsx';
import { FaqCall } from '../features/contact/faq-call.tsx';
import { loadContactWords, useContactWords } from '../features/contact/words.ts';
import { FaqList } from '../features/faqs/faq-list.tsx';
import { loadFaqWords } from '../features/faqs/words.ts';
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';
import { loadNewsletterWords } from '../features/newsletter/words.ts';
import { StoreLocationsCard } from '../features/stores/store-locations-card.tsx';
import { StoreLocator } from '../features/stores/store-locator.tsx';
import { loadStoreWords } from '../features/stores/words.ts';
import { useLanguage } from '../i18n/language.tsx';
import { PageHead } from '../i18n/page-head.tsx';
import { environment } from '../lib/environment.ts';
import { HydrationBoundary } from '../lib/hydration.tsx';
import { Card } from '../ui/card.tsx';

const WORDS = [loadContactWords, loadStoreWords, loadFaqWords, loadNewsletterWords];
const FAQS_ID = 'faqs';

export function ContactRoute() {
  const { language } = useLanguage();
  // All at once: otherwise each part would ask for its words when those of the part before are there.
  for (const load of WORDS) void load(language);
  const { title, description, newsletter } = useContactWords();
  return (
    <>
      <PageHead title={title} description={description} />
      <ContactHero />
      <ContactCards
        form={<ContactForm />}
        newsletter={
          <Card title={newsletter.title} text={newsletter.text}>
            <HydrationBoundary>
              <NewsletterForm />
            </HydrationBoundary>
          </Card>
        }
      >
        <ContactMethods faqsId={FAQS_ID} />
        <StoreLocationsCard />
      </ContactCards>
      <StoreLocator mapsKey={environment.VITE_KAKAO_MAPS_KEY} />
      <FaqCall />
      <FaqList id={FAQS_ID} />
    </>
  );
}
