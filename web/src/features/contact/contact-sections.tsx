import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { BRAND } from '@app/domain/brand.ts';
import { telephoneUrl } from '@app/domain/shared/telephone.ts';
import { AgeText } from '../../age-gate/age-variants.tsx';
import { LOCATOR_ID } from '../../config/paths.ts';
import { PageHero } from '../shared/page-hero.tsx';
import { SectionLink } from '../../ui/section-link.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './contact-cards.module.css';
import { scrollToElement } from '../../lib/scroll-to-element.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import { CONTACT_METHODS_ID } from './contact-methods.tsx';

export function ContactHero() {
  const { t } = useTranslation(['contact', 'stores']);
  return (
    <PageHero
      title={t('title')}
      text={<AgeText>{(context) => t('text', context)}</AgeText>}
      plaque="담 너머 인사"
      place="banner-contact"
    >
      <SectionLink to={LOCATOR_ID}>{t('stores:locator.title')}</SectionLink>
    </PageHero>
  );
}

/** The form, with the cards of other ways to get in touch next to it. */
export function ContactCards({ form, children }: { form: ReactNode; children: ReactNode }) {
  return (
    <Section className={styles.section}>
      <div className={styles.cards}>
        {form}
        <div className={styles.beside}>{children}</div>
      </div>
    </Section>
  );
}

/** Cards side by side, where they fit. */
export function FurtherCards({ children }: { children: ReactNode }) {
  return (
    <Section className={styles.section}>
      <div className={styles.further}>{children}</div>
    </Section>
  );
}

/** An invitation above the FAQ to ask a question that is not answered there. */
export function FaqCall() {
  const { t } = useTranslation('contact');
  return (
    <CallToAction title={t('call.title')} text={t('call.text')} tone="roast">
      <Button look="light" data-needs-script onClick={() => scrollToElement(CONTACT_METHODS_ID)}>
        {t('call.methods')}
      </Button>
      <ButtonAnchor look="light" href={telephoneUrl(BRAND.phone)}>
        {t('call.dial', { phone: BRAND.phone })}
      </ButtonAnchor>
    </CallToAction>
  );
}
