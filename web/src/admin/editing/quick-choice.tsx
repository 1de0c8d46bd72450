import { Radio } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.tsx';
import type { ContentItem, ContentKind } from './content-kind.ts';
import { useQuickEdit } from './use-quick-edit.ts';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Moves the focus with the arrow keys, and chooses only with Enter, Space or a press: each choice is published at once. */
function followKey(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof HTMLInputElement)) return;
  const step = STEPS[event.key];
  if (step === undefined && event.key !== 'Enter') return;
  event.preventDefault();
  if (step === undefined) return event.target.click();
  const radios = [...event.currentTarget.querySelectorAll('input')];
  radios.at((radios.indexOf(event.target) + step) % radios.length)?.focus();
}

interface QuickChoiceProps<Item extends ContentItem, Value> {
  kind: ContentKind<Item>;
  item: Item;
  /** The field that it changes, and what it is called. */
  name: keyof Item;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
}

/**
 * Changes a field of an item from its list, without the form. It shows the choice at once and reverts it when the write fails; until
 * it is written, others are ignored, and the focus stays.
 */
export function QuickChoice<Item extends ContentItem, Value extends string | boolean>({
  kind,
  item,
  name,
  label,
  value,
  options,
}: QuickChoiceProps<Item, Value>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [wanted, setWanted] = useState<Value | null>(null);
  const { start, isBusy } = useQuickEdit(kind, item, () => setWanted(null));
  // The live list shows the new value, so the optimistic one is no longer needed.
  if (wanted === value) setWanted(null);
  const choose = (next: Value) => {
    if (isBusy) return;
    setWanted(next);
    start({ [name]: next } as unknown as Partial<Item>);
  };
  return (
    <div role="presentation" onKeyDown={followKey}>
      <Radio.Group
        aria-label={t('editing.nameOfAction', { action: label, name: kind.nameOf(item, language) })}
        size="small"
        optionType="button"
        buttonStyle="solid"
        value={wanted ?? value}
        options={[...options]}
        onChange={({ target }) => choose(target.value as Value)}
      />
    </div>
  );
}
