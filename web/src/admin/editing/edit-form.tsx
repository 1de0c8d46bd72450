import { Button } from 'antd';
import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isDeepEqual } from '@app/domain/shared/deep-equal.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { fieldsOf, type ContentItem, type ContentKind } from './content-kind.ts';
import { saveContent } from './content-writes.ts';
import { toFields, toValues } from './conversions.ts';
import { DraftNotice } from './draft-notice.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import styles from './edit-form.module.css';
import { failureOf } from './failures.ts';
import { FormContext, type Form } from '../form/form-context.ts';
import { FormSections } from './form-sections.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { Preview } from './preview.tsx';
import { problemsOf, requiredNames } from './problems.ts';
import { TranslationMeter } from './translation-meter.tsx';
import { saveLabel } from './save-label.ts';
import { VersionHistoryButton } from './version-history-button.tsx';
import { useDraft } from './use-draft.ts';
import { datesOf, NEW, useEditAddress } from './use-edit-address.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useUnsavedUploads } from './use-unsaved-uploads.ts';
import { picturePathsOf } from './picture-paths.ts';
import type { Fields, Values } from '../form/values.ts';

interface EditFormProps<Item extends ContentItem> {
  kind: ContentKind<Item>;
  id: string;
  /** The item as it was when the form was opened; null for a new one. */
  opened: Item | null;
  /** The item as it is stored now. */
  latest: Item | null;
  /** The fields with which a new item begins, instead of its initial values. */
  template?: Fields;
  onClose: () => void;
}

export function EditForm<Item extends ContentItem>({
  kind,
  id,
  opened,
  latest,
  template,
  onClose,
}: EditFormProps<Item>) {
  const { t } = useTranslation('admin');
  const toast = useAdminToast();
  const [now] = useState(() => new Date());
  const formRef = useRef<HTMLFormElement>(null);
  const fields = useMemo(() => fieldsOf(kind), [kind]);
  /** The stored version that the form edits: a save replaces this version and no other. */
  const [base, setBase] = useState(opened);
  const [theirs, setTheirs] = useState<{ item: Item | null } | null>(null);
  const [view, setView] = useState<'form' | 'preview'>('form');
  const [isDone, setDone] = useState(false);
  /** What waits for its review before it is saved. */
  const [reviewed, setReviewed] = useState<Fields | null>(null);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const uploads = useUnsavedUploads();

  const [initialValues] = useState(() => toValues(fields, opened ?? kind.blank(now)));
  const [startValues] = useState(() => (template ? toValues(fields, template) : initialValues));
  const form = useFormik<Values>({
    initialValues: startValues,
    validate: (values) => problemsOf(kind.schema, fields, values, t),
    onSubmit: (values) => save(values),
  });
  const valuesRef = useRef(startValues);
  const replace = (values: Values) => {
    valuesRef.current = values;
    void form.setValues(values);
  };

  useEffect(() => {
    const [first] = formRef.current?.elements ?? [];
    if (first instanceof HTMLElement) first.focus();
  }, []);

  const { language } = useLanguage();
  const isDirty = !isDone && !isDeepEqual(form.values, initialValues);
  useLeaveGuard(isDirty, (go) => setLeave(() => go));
  const draft = useDraft({
    kind: kind.name,
    id: opened ? id : NEW,
    initialValues,
    values: form.values,
    isDirty,
  });
  const address = useEditAddress();
  /** The button that saves also opens the dialog for further dates. */
  const continuesWithDates = useRef(false);
  const hasLeft = useRef(false);
  const finish = (go: () => void) => {
    // Prevents leaving a second time when a save ends after the dialog was closed.
    if (hasLeft.current) return;
    hasLeft.current = true;
    draft.end();
    // The leave guard must be inactive before the navigation.
    flushSync(() => setDone(true));
    go();
  };
  const askToLeave = () => {
    if (form.isSubmitting) return;
    if (isDirty) setLeave(() => onClose);
    else onClose();
  };

  function finishSaved(message: string = t(base ? `${kind.name}.updated` : `${kind.name}.added`)) {
    toast.succeeded(message);
    finish(continuesWithDates.current ? () => address.exchange(datesOf(id)) : onClose);
  }

  async function save(values: Values): Promise<void> {
    const written = kind.schema.parse(toFields(fields, values)) as Record<string, unknown>;
    try {
      uploads.keep(picturePathsOf(fields, values));
      const { isStamped, name } = kind;
      if (base && (await kind.review?.isNeeded(base, written))) return setReviewed(written);
      const outcome = await inSession(() =>
        saveContent<Item>({ name, id, base, fields: written, isStamped }),
      );
      if (outcome.state === 'conflict') return setTheirs({ item: outcome.theirs });
      finishSaved();
    } catch (error) {
      toast.failed(t(`${kind.name}.saveFailed`), t(`editing.failures.${failureOf(error)}`));
    }
  }

  const submit = async (isContinued: boolean) => {
    continuesWithDates.current = isContinued;
    setView('form');
    const problems = await form.validateForm();
    await form.submitForm();
    if (Object.keys(problems).length === 0) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const required = requiredNames(kind.schema, fields, form.values);
  const context: Form = {
    values: form.values,
    problemOf: (name) => (form.touched[name] || form.submitCount > 0 ? form.errors[name] : undefined),
    isRequired: (name) => required.has(name),
    change: (name, value) => {
      const current = valuesRef.current;
      replace({ ...current, [name]: typeof value === 'function' ? value(current) : value });
    },
    visit: (name) => void form.setFieldTouched(name),
    keepUpload: uploads.add,
  };
  const hasPreview = Object.keys(kind.previews).length > 0;
  const problemCount = form.submitCount > 0 ? Object.keys(form.errors).length : 0;
  const isSaving = form.isSubmitting || reviewed !== null || isDone;
  const hasChangedElsewhere = !isSaving && theirs === null && !isDeepEqual(latest, base);

  return (
    <DialogFrame
      title={t(base ? `${kind.name}.editing` : `${kind.name}.adding`)}
      onLeave={askToLeave}
      aside={
        <>
          <TranslationMeter fields={fields} values={form.values} formRef={formRef} />
          {base && (
            <VersionHistoryButton
              id={id}
              fields={fields}
              onRestore={(values) => {
                replace({ ...valuesRef.current, ...values });
                setView('form');
                toast.succeeded(t('versions.restored'));
              }}
            />
          )}
          {hasPreview && (
            <Button onClick={() => setView(view === 'form' ? 'preview' : 'form')}>
              {t(view === 'form' ? 'editing.preview' : 'editing.form')}
            </Button>
          )}
        </>
      }
      footer={
        <>
          {problemCount > 0 && (
            <output className={styles.problems}>{t('editing.toFix', { count: problemCount })}</output>
          )}
          <Button onClick={askToLeave} disabled={form.isSubmitting}>
            {t('editing.cancel')}
          </Button>
          {kind.MoreDates && (
            <Button disabled={form.isSubmitting || theirs !== null} onClick={() => void submit(true)}>
              {t('series.saveAndAdd')}
            </Button>
          )}
          <Button
            type="primary"
            htmlType="submit"
            form={`edit-${id}`}
            loading={form.isSubmitting}
            disabled={theirs !== null}
          >
            {form.isSubmitting ? t('editing.saving') : saveLabel(form.values, now, t, language)}
          </Button>
        </>
      }
    >
      {draft.found && theirs === null && (
        <DraftNotice
          draft={draft.found}
          onRestore={() => {
            replace({ ...valuesRef.current, ...draft.found?.changes });
            draft.dismiss();
          }}
          onDiscard={draft.discard}
        />
      )}
      {(theirs || hasChangedElsewhere) && (
        <ConflictPanel
          key={theirs ? 'compared' : 'noticed'}
          fields={fields}
          base={base}
          mine={form.values}
          theirs={theirs ? theirs.item : latest}
          isOpen={theirs !== null}
          onCompare={() => setTheirs({ item: latest })}
          onResolve={(values) => {
            replace(values);
            setBase(theirs?.item ?? null);
            setTheirs(null);
          }}
        />
      )}
      <FormContext value={context}>
        <form
          ref={formRef}
          id={`edit-${id}`}
          noValidate
          hidden={view === 'preview' || theirs !== null}
          onSubmit={(event) => {
            event.preventDefault();
            void submit(false);
          }}
        >
          <p className={styles.legend}>{t('editing.requiredLegend')}</p>
          <FormSections kind={kind} />
        </form>
      </FormContext>
      {view === 'preview' && theirs === null && (
        <Preview kind={kind} id={id} createdAt={opened?.createdAt ?? now} values={form.values} />
      )}
      {kind.review && base && reviewed && (
        <kind.review.Dialog
          base={base}
          written={reviewed}
          onBack={() => setReviewed(null)}
          onSaved={finishSaved}
          onConflict={() => {
            setReviewed(null);
            setTheirs({ item: latest });
          }}
          onProblem={(name, text) => {
            setReviewed(null);
            form.setFieldError(name, text);
          }}
        />
      )}
      <LeaveDialog
        open={leave !== null}
        onStay={() => setLeave(null)}
        onLeave={() => {
          const go = leave;
          if (go) finish(go);
        }}
      />
    </DialogFrame>
  );
}
