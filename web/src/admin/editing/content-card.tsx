import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { translationStatus } from '@app/domain/shared/translation-status.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Details } from '../cards/details.tsx';
import { ItemCard } from '../cards/item-card.tsx';
import { useTagNames } from '../tags/use-tag-names.ts';
import type { ContentItem, ContentKind } from './content-kind.ts';
import styles from './content-card.module.css';
import { DuplicateButton } from './duplicate-button.tsx';
import { DeleteContent } from './delete-content.tsx';
import { VisibilityBadge } from './visibility-badge.tsx';

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
