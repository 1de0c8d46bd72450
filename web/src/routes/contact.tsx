import { useTranslation } from 'react-i18next';
import { ContactCards, FurtherCards, ContactHero, FaqCall } from '../features/contact/contact-sections.tsx';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { ContactMethods } from '../features/contact/contact-methods.tsx';
import { FaqList } from '../features/faqs/faq-list.tsx';
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';
import { StoreLocationsCard } from '../features/stores/store-locations-card.tsx';
import { StoreLocator } from '../features/stores/store-locator.tsx';
import { VisitCard } from '../features/stores/visit-card.tsx';
import { useLanguage } from '../i18n/language.tsx';
import { PageHead } from '../i18n/page-head.tsx';
import { environment } from '../config/environment.ts';
import { HydrationBoundary } from '../lib/hydration.tsx';
import { Card } from '../ui/card.tsx';

const FAQS_ID = 'faqs';

export function ContactRoute() {
  const { t } = useTranslation(['contact', 'newsletter']);
  const { language } = useLanguage();
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <ContactHero />
      <ContactCards form={<ContactForm />}>
        <ContactMethods faqsId={FAQS_ID} />
        <StoreLocationsCard />
      </ContactCards>
      {/* In English no Korean service is needed: the map is drawn, and the store's links lead to Google Maps. */}
      <StoreLocator mapsKey={language === 'kr' ? environment.VITE_KAKAO_MAPS_KEY : undefined} />
      <FaqCall />
      <FaqList id={FAQS_ID} />
      <FurtherCards>
        <VisitCard />
        <Card title={t('newsletter.title')} text={t('newsletter.text')}>
          <HydrationBoundary>
            <NewsletterForm />
          </HydrationBoundary>
        </Card>
      </FurtherCards>
    </>
  );
}
