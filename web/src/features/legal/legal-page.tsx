import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LEGAL_EFFECTIVE_FROM } from '@app/domain/legal.ts';
import { formatStoryDate } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './legal-page.module.css';

interface LegalList {
  list: readonly string[];
}

interface LegalTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A link that opens a document, also one outside the site's own pages. */
interface LegalLink {
  link: string;
  href: string;
}

/** A paragraph, a list, a link or a table. */
type LegalBlock = string | LegalList | LegalLink | LegalTable;

interface LegalSection {
  title: string;
  blocks: readonly LegalBlock[];
}

/** The paragraphs, lists and tables of a section. */
function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('link' in block) {
    return (
      <p>
        <a href={block.href}>{block.link}</a>
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {block.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              <td key={index} data-column={block.columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LegalPageProps<Id extends string> {
  title: string;
  /** A one-sentence description, shown below the title and used as meta description. */
  text: string;
  /** Formats the title of a section with its number: `제1조(목적)`, `1. Purpose`. */
  heading: (number: number, title: string) => string;
  sections: Record<Id, LegalSection>;
  /** The sections in their order. */
  order: readonly Id[];
}

/** A legal text: its effective date, table of contents and sections with anchors. */
export function LegalPage<Id extends string>({
  title,
  text,
  heading,
  sections: texts,
  order,
}: LegalPageProps<Id>) {
  const { t } = useTranslation('legal');
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const sections = order.map((id, index) => ({
    id,
    heading: heading(index + 1, texts[id].title),
    blocks: texts[id].blocks,
  }));
  return (
    <>
      <PageHead title={title} description={text} />
      <Section className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p>{text}</p>
        </header>
        <nav className={styles.contents} aria-label={t('contents')}>
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
              {t('effective', { date: formatStoryDate(LEGAL_EFFECTIVE_FROM, language) })}
            </time>
            <span>{t('language')}</span>
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
