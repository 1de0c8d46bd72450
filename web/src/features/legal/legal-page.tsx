import { useLocation } from 'react-router-dom';
import { LEGAL_EFFECTIVE_FROM } from '@app/domain/legal.ts';
import { formatStoryDate } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section.tsx';
import { LegalBlocks } from './legal-blocks.tsx';
import styles from './legal-page.module.css';
import type { LegalText } from './legal-text.ts';
import { useLegalWords } from './words.ts';

interface LegalPageProps<Id extends string> {
  text: LegalText<Id>;
  /** The sections in their order. */
  order: readonly Id[];
  plaque: string;
}

/** A legal text: since when it holds, its table of contents, and its sections, each with an anchor. */
export function LegalPage<Id extends string>({ text, order, plaque }: LegalPageProps<Id>) {
  const words = useLegalWords();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const sections = order.map((id, index) => ({
    id,
    heading: text.heading(index + 1, text.sections[id].title),
    blocks: text.sections[id].blocks,
  }));
  return (
    <>
      <PageHead title={text.title} description={text.text} />
      <PageHero title={text.title} text={text.text} plaque={plaque} />
      <Section className={styles.page}>
        <nav className={styles.contents} aria-label={words.contents}>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <LocalLink to={`${pathname}#${id}`} className={styles.link}>
                  {heading}
                </LocalLink>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          <p className={styles.note}>
            <time dateTime={LEGAL_EFFECTIVE_FROM.toISOString()}>
              {words.effective(formatStoryDate(LEGAL_EFFECTIVE_FROM, language))}
            </time>
            <span>{words.language}</span>
          </p>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} className={styles.section} aria-labelledby={id}>
              <h2 id={id} className={styles.heading}>
                {heading}
              </h2>
              <LegalBlocks blocks={blocks} />
            </section>
          ))}
        </div>
      </Section>
    </>
  );
}
