import { doc } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '@app/domain/numbers/month.ts';
import type { OrderMismatchLine } from '@app/domain/order/order-mismatch.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { commit, firestore } from '../live/firestore.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { TodayList } from './today-list.tsx';
import { tabAddress, TodaySection } from './today-section.tsx';
import styles from './today.module.css';

const SHOWN = 6;

/** What the nightly comparison and the receipt of notifications found wrong about orders, the newest first. */
export function OrderMismatches() {
  const { t } = useTranslation('admin');
  return (
    <TodaySection title={t('today.mismatches')}>
      <TodayList<OrderMismatchLine>
        collection="orderMismatches"
        selection={{ orderBy: ['foundAt', 'desc'], limit: SHOWN }}
        empty={t('today.noMismatches')}
      >
        {(lines) =>
          lines.map((line) => (
            <li key={line.id}>
              <Mismatch line={line} />
            </li>
          ))
        }
      </TodayList>
    </TodaySection>
  );
}

/** The kinds that the nightly comparison leaves when the month or order is no longer among those that it compares. */
const COMPARED_FOR_A_WHILE: readonly OrderMismatchLine['kind'][] = ['journal', 'numbers'];

function Mismatch({ line: { id, orderId, kind, number, month } }: { line: OrderMismatchLine }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const name = number ?? (month ? formatMonth(month, language) : t('today.unknownOrder'));
  const isOpened = number !== undefined && kind !== 'notification';
  const link = month
    ? {
        to: tabAddress({ tab: 'numbers', month }),
        name: t('today.nameOfNumbers', { month: name }),
        text: t('tabs.numbers'),
      }
    : isOpened && {
        to: tabAddress({ tab: 'orders', order: orderId! }),
        name: t('today.nameOfOrder', { number: name }),
        text: t('today.openOrder'),
      };
  return (
    <article className={styles.row} aria-label={name} tabIndex={-1}>
      <p>
        <strong>{name}</strong>
        <span className={styles.aside}>{t(`today.mismatch.${kind}`)}</span>
      </p>
      {link && (
        <LocalLink to={link.to} aria-label={link.name}>
          {link.text}
        </LocalLink>
      )}
      {(!link || COMPARED_FOR_A_WHILE.includes(kind)) && <Checked id={id} name={name} />}
    </article>
  );
}

/** Removes a line that the admin has settled. One that still differs comes back with the next comparison. */
function Checked({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('admin');
  return (
    <CommandButton
      aria-label={t('today.nameOfChecked', { name })}
      command={{
        request: () =>
          commit(async (transaction) => void transaction.delete(doc(firestore, 'orderMismatches', id))),
        failed: t('today.checkedFailed'),
        changes: id,
      }}
    >
      {t('today.checked')}
    </CommandButton>
  );
}
