import { Button } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { collection, doc } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Faq } from '@app/domain/faq/faq-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { rememberOwnChange } from '../../lib/own-changes.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useCommand } from '../commands/use-command.tsx';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { ReadFailed } from '../lists/read-failed.tsx';
import { useDiscardQuestion } from '../leaving/use-discard-question.tsx';
import { MoveControls, moveItem, useDragging } from '../lists/ordering.tsx';
import { commit, firestore } from '../live/firestore.ts';
import { readDocuments } from '../live/read-documents.ts';
import { inSession } from '../session/in-session.ts';
import { useFaqCategory } from './use-faq-category.ts';
import styles from './faq-order.module.css';

/** More than a page of questions would show. */
const FAQS_MAX = 200;

const readFaqs = () => readDocuments<Faq>(COLLECTIONS.faqs, { orderBy: ['order', 'asc'], limit: FAQS_MAX });

/** Numbers the questions in this order, in one commit. One that was deleted since is left out. */
function saveOrder(faqs: readonly Faq[]): Promise<void> {
  return commit(async (transaction) => {
    const documents = faqs.map(({ id }) => doc(collection(firestore, COLLECTIONS.faqs), id));
    const found = await Promise.all(documents.map((document) => transaction.get(document)));
    for (const [index, snapshot] of found.entries())
      if (snapshot.exists() && snapshot.get('order') !== index + 1)
        transaction.update(snapshot.ref, { order: index + 1 });
    rememberOwnChange();
  });
}

/** Orders the questions of the site by dragging or by buttons; all are saved at once. */
export function FaqOrder({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const { language } = useLanguage();
  const read = useQuery({
    queryKey: ['faq-order'],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: () => inSession(readFaqs),
  });
  const [moved, setMoved] = useState<readonly Faq[] | null>(null);
  const faqs = moved ?? read.data ?? [];
  const move = (index: number, by: number) => setMoved(moveItem(faqs, index, by));
  const propsOf = useDragging(move);
  const categoryOf = useFaqCategory();
  const { leave, question } = useDiscardQuestion(() => moved !== null);
  const close = () => leave(onClose);
  const save = useCommand({
    request: saveOrder,
    done: t('faqs.ordered'),
    failed: t('faqs.saveFailed'),
    onDone: onClose,
  });
  return (
    <SmallDialog
      title={t('faqs.order')}
      open
      onClose={save.isBusy ? null : close}
      footer={
        <>
          <Button onClick={close} disabled={save.isBusy}>
            {t('editing.cancel')}
          </Button>
          <Button type="primary" disabled={!moved} loading={save.isBusy} onClick={() => save.start(faqs)}>
            {t('adminDialogs:eventChange.save')}
          </Button>
        </>
      }
    >
      <p>{t('faqs.orderHint')}</p>
      {read.isPending && <Spinner label={t('faqs.loading')} />}
      <ReadFailed error={read.error} onRetry={read.refetch} />
      <ol className={styles.list} aria-label={t('faqs.order')}>
        {faqs.map((faq, index) => {
          const name = localized(faq, 'question', language);
          const { item, handle } = propsOf(index);
          return (
            <li key={faq.id} {...item}>
              <span>
                {name} <small>{categoryOf(faq)}</small>
              </span>
              <MoveControls
                index={index}
                count={faqs.length}
                earlier={t('editing.nameOfAction', { action: t('faqs.earlier'), name })}
                later={t('editing.nameOfAction', { action: t('faqs.later'), name })}
                onMove={move}
                handle={handle}
              />
            </li>
          );
        })}
      </ol>
      {question}
    </SmallDialog>
  );
}
