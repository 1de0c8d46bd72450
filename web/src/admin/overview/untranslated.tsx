import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../i18n/local-link.tsx';
import { paths } from '../../app/paths.ts';
import { useLiveUnion } from '../live/live-documents.ts';
import type { TabKey } from '../shell/tab-keys.ts';
import styles from './overview.module.css';

/** How many items of each kind are named for each of its fields. */
const NAMED = 3;

/** The Korean twins of texts that an item must have: where one of them is empty, a translation is missing. */
const KINDS = [
  { tab: 'products', collection: 'products', fields: ['titleKr', 'shortDescKr', 'longDescKr'] },
  { tab: 'events', collection: 'events', fields: ['titleKr', 'descriptionKr', 'locationKr'] },
  { tab: 'stories', collection: 'stories', fields: ['titleKr', 'bodyKr', 'authorKr'] },
] as const satisfies readonly { tab: TabKey; collection: string; fields: readonly string[] }[];

interface Titled {
  id: string;
  title: string;
}

/** The products, events and stories that Korean readers see in English, some of each; each leads to its form. */
export function Untranslated() {
  const { t } = useTranslation();
  const lists = [useMissing(KINDS[0]), useMissing(KINDS[1]), useMissing(KINDS[2])];
  if (lists.every((items) => items.length === 0)) return null;
  return (
    <section className={styles.part} aria-label={t('overview.untranslated')}>
      <h3>{t('overview.untranslated')}</h3>
      <ul>
        {KINDS.flatMap(({ tab }, index) =>
          (lists[index] ?? []).slice(0, NAMED).map(({ id, title }) => (
            <li key={id}>
              <LocalLink className={styles.line} to={`${paths.admin}?tab=${tab}&edit=${id}`}>
                <span>{title}</span>
                <span className={styles.aside}>{t(`tabs.${tab}`)}</span>
              </LocalLink>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

function useMissing({ collection, fields }: (typeof KINDS)[number]): readonly Titled[] {
  const live = useLiveUnion<Titled>(
    collection,
    fields.map((field) => ({ where: [[field, '==', '']], limit: NAMED })),
  );
  return live.state === 'ready' ? live.value : [];
}
