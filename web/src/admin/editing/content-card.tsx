import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translationStatus } from '@app/domain/shared/translation-status.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Details } from '../cards/details.tsx';
import { ItemCard } from '../cards/item-card.tsx';
import { useTagNames } from '../tags/use-tag-names.ts';
import type { ContentItem, ContentKind, VisibilityFlag } from './content-kind.ts';
import { DuplicateButton } from './duplicate-button.tsx';
import { DeleteButton } from '../deleting/delete-button.tsx';
import { useContentDeletion } from './use-content-deletion.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { isVisible, nextVisibilityChange, type Scheduled } from '@app/domain/shared/visibility.ts';
import { useCurrentTime } from '../use-current-time.ts';
import { visibilityOptions } from './visibility-choice.tsx';
import styles from './content-card.module.css';

interface VisibilityBadgeProps {
  item: Scheduled;
  flag: VisibilityFlag;
}

/** Shows whether visitors see an item, and when that changes. */
export function VisibilityBadge({ item, flag }: VisibilityBadgeProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const now = useCurrentTime((time) => nextVisibilityChange(item, time));
  const [visible, hidden] = visibilityOptions(flag, t);
  const isNow = isVisible(item, now);
  const change = nextVisibilityChange(item, now);
  const time = change && t('editing.kst', { moment: formatEventTime(change, language) });
  const isHidden = item.isActive === false || item.isPublished === false;
  const closed = isHidden ? hidden.label : t(change ? 'editing.scheduled' : 'editing.ended');
  return (
    <>
      <Badge tone={isNow ? 'celadon' : 'muted'}>{isNow ? visible.label : closed}</Badge>
      {time && <Badge tone="muted">{t(isNow ? 'editing.untilTime' : 'editing.fromTime', { time })}</Badge>}
    </>
  );
}

interface DeleteContentProps<Item extends ContentItem> {
  kind: ContentKind<Item>;
  item: Item;
}

/** The button that deletes a content item after a confirmation. */
function DeleteContent<Item extends ContentItem>({ kind, item }: DeleteContentProps<Item>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const remove = useContentDeletion(kind);
  const [obstacle, setObstacle] = useState<string | null>(null);
  const name = kind.nameOf(item, language);

  const look = async () => setObstacle((await kind.findObstacle?.(item, t)) ?? null);

  return (
    <DeleteButton
      label={t('editing.nameOfAction', { action: t('deleting.yes'), name })}
      question={t('editing.deleteQuestion', { name })}
      prepare={look}
      onDelete={obstacle === null ? () => remove(item) : null}
    >
      {obstacle ?? t('editing.deleteConsequence')}
    </DeleteButton>
  );
}

interface ContentCardProps<Item extends ContentItem> {
  kind: ContentKind<Item>;
  item: Item;
  onEdit: () => void;
  /** An object path; absent for kinds without pictures. */
  picture?: string | undefined;
  /** Further badges behind that of its visibility. */
  badges?: ReactNode;
  text: string;
  /** Further details: label and value. */
  details: readonly (readonly [name: string, value: string])[];
  tags?: readonly string[];
  /** Further buttons, between those that all kinds have. */
  actions?: ReactNode;
  /** Further parts of the card. */
  children?: ReactNode;
}

/** The card of a content item: its main facts and actions. */
export function ContentCard<Item extends ContentItem>({
  kind,
  item,
  onEdit,
  picture,
  badges,
  text,
  details,
  tags = [],
  actions,
  children,
}: ContentCardProps<Item>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const tagName = useTagNames(tags);
  const name = kind.nameOf(item, language);
  const untranslated = translationStatus(item).missing.length;
  const edit = t('editing.edit');
  return (
    <ItemCard
      title={name}
      picture={picture !== undefined && <Picture path={picture} alt="" ratio="1/1" sizes="5rem" upTo={320} />}
      badges={
        <>
          <VisibilityBadge item={item} flag={kind.flag} />
          {badges}
          {untranslated > 0 && <Badge>{t('editing.untranslated', { count: untranslated })}</Badge>}
        </>
      }
      actions={
        <>
          <Button
            aria-keyshortcuts="e"
            onClick={onEdit}
            aria-label={t('editing.nameOfAction', { action: edit, name })}
          >
            {edit}
          </Button>
          <DuplicateButton id={item.id} name={name} />
          {actions}
          <DeleteContent kind={kind} item={item} />
        </>
      }
    >
      <p className={styles.text}>{text}</p>
      <Details items={details} />
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={t('editing.fields.tags')}>
          {tags.map((tag) => (
            <li key={tag}>{tagName(tag)}</li>
          ))}
        </ul>
      )}
      {children}
    </ItemCard>
  );
}
