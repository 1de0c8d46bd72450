import { useTranslation } from 'react-i18next';
import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  useEffectEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { useLanguage, useTranslations } from '../../i18n/language.tsx';
import { Card } from '../../ui/card.tsx';
import { ContactInstead } from '../../ui/contact-instead.tsx';
import { useToaster } from '../../ui/toast.tsx';
import { draftAt, draftIn, type ContactDraft } from './contact-draft.ts';
import { ContactFields } from './contact-fields.tsx';
import styles from './contact-form.module.css';
import { cursorIn, type Cursor } from './cursor.ts';
import type { InteractiveContactFormProps } from './interactive-contact-form.tsx';

interface FormInteraction {
  /** The visitor interacts with the form by pointer, touch or keyboard. */
  onInteract: () => void;
  /** A composition or a press starts or ends. While it lasts, the form's elements must not be replaced. */
  onBusyChange: (isBusy: boolean) => void;
}

/** Reports interaction with an uncontrolled form. */
function useFormInteraction(
  formRef: RefObject<HTMLFormElement | null>,
  { onInteract, onBusyChange }: FormInteraction,
): void {
  const interact = useEffectEvent(onInteract);
  const setBusy = useEffectEvent(onBusyChange);
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['compositionstart', 'pointerdown'])
      form.addEventListener(type, () => setBusy(true), { signal });
    form.addEventListener('compositionend', () => setBusy(false), { signal });
    // After a timeout, because the click event of the press is still to come.
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, () => setTimeout(() => setBusy(false)), { signal });
    // A visitor who was already typing before hydration causes an `input` event only.
    for (const type of ['pointerenter', 'pointerdown', 'focusin', 'input'])
      form.addEventListener(type, () => interact(), { signal });
    return () => listening.abort();
  }, [formRef]);
}

interface InteractiveForm {
  Form: ComponentType<InteractiveContactFormProps>;
  draft: ContactDraft;
  cursor: Cursor | null;
  send: boolean;
}

/**
 * The contact form. It starts as an uncontrolled form without form library. When the visitor interacts with it, the
 * interactive form is loaded and replaces it, with the typed text and the cursor position.
 */
export function ContactForm() {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const translations = useTranslations();
  const { showToast } = useToaster();
  const [search] = useSearchParams();
  const [first] = useState(() => draftAt(search, (title) => t('form.about', { title })));
  const [interactive, setInteractive] = useState<InteractiveForm | null>(null);
  const plainRef = useRef<HTMLFormElement>(null);
  const isBusyRef = useRef(false);
  const fetched = useRef<InteractiveForm['Form'] | 'fetching' | null>(null);
  const sending = useRef(false);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  const takeOver = () => {
    const Form = fetched.current;
    const plain = plainRef.current;
    // Replacing the elements would abort a composition of an input method, and the click of a press that has begun.
    if (!Form || Form === 'fetching' || !plain || isBusyRef.current) return;
    const draft = draftIn(plain);
    const cursor = cursorIn(plain);
    // Synchronous, because a key pressed before the next render would be lost.
    flushSync(() => setInteractive({ Form, draft, cursor, send: sending.current }));
  };
  const loadInteractiveForm = async () => {
    if (fetched.current) return;
    fetched.current = 'fetching';
    try {
      const [{ InteractiveContactForm }] = await Promise.all([
        import('./interactive-contact-form.tsx'),
        translations.load(language, ['submission']),
      ]);
      fetched.current = InteractiveContactForm;
      takeOver();
    } catch {
      fetched.current = null;
      if (sending.current) showToast({ tone: 'error', title: t('form.unavailable') });
      sending.current = false;
    }
  };
  useFormInteraction(plainRef, {
    onInteract: () => void loadInteractiveForm(),
    onBusyChange: (isBusy) => {
      isBusyRef.current = isBusy;
      if (!isBusy) takeOver();
    },
  });
  const send = (submission: FormEvent) => {
    submission.preventDefault();
    sending.current = true;
    void loadInteractiveForm();
  };

  return (
    <Card title={t('form.title')} text={t('form.text')}>
      {interactive ? (
        <interactive.Form
          draft={interactive.draft}
          cursor={interactive.cursor}
          send={interactive.send}
          filledInMs={() => Math.round(performance.now() - openedAt.current)}
        />
      ) : (
        // Without JavaScript the endpoint takes the form itself.
        <form
          ref={plainRef}
          className={styles.form}
          method="post"
          action="/api/contact"
          noValidate
          onSubmit={send}
        >
          <ContactInstead />
          <input type="hidden" name="language" value={language} />
          <ContactFields stateOf={(field) => ({ name: field, defaultValue: first[field] })} busy={false} />
        </form>
      )}
    </Card>
  );
}
