import { Button, Form } from 'antd';
import { useEffect, useMemo, useReducer, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isDeepEqual } from '@app/domain/shared/deep-equal.ts';
import { translationStatus } from '@app/domain/shared/translation-status.ts';
import { inSession } from '../session/in-session.ts';
import { useCommand } from '../commands/use-command.tsx';
import { useAdminToast } from '../use-admin-toast.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { fieldsOf, isUnedited, type ContentItem, type ContentKind } from './content-kind.ts';
import { saveContent } from './content-writes.ts';
import { toFields, toValues } from './conversions.ts';
import { DialogBoundary } from '../dialogs/dialog-boundary.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import styles from './edit-form.module.css';
import { failureOf } from '../session/failures.ts';
import { SessionEnded } from '../session/renewal.ts';
import { FormContext, type Form as SharedForm } from '../form/form-context.ts';
import { useFormChunks } from './form-chunks.ts';
import { FormSections } from './form-sections.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { Preview } from './preview.tsx';
import { problemsOf, requiredNames } from './problems.ts';
import { TranslationMeter } from './translation-meter.tsx';
import { RefusalSummary } from './refusal-summary.tsx';
import { saveAndAddLabel, saveLabel } from './save-label.ts';
import { VersionHistoryButton } from './version-history-button.tsx';
import { useDraft } from './use-draft.ts';
import { datesOf, useEditAddress } from './use-edit-address.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useLeaveGuard } from '../leaving/use-leave-guard.ts';
import { useCurrentMinute } from '../use-current-time.ts';
import { useUnsavedUploads } from './use-unsaved-uploads.ts';
import { picturePathsOf } from './picture-paths.ts';
import { isApart, namesOf } from '../form/field.ts';
import { parseNumber } from '../form/number-text.ts';
import { textOf, type Fields, type Values } from '../form/values.ts';

interface EditFormProps<Item extends ContentItem> {
  kind: ContentKind<Item>;
  id: string;
  /** The item as it was when the form was opened; null for a new one. */
  opened: Item | null;
  /** The item as it is stored now. */
  latest: Item | null;
  /** The number of pieces in stock when the form was opened; null if they are not counted. */
  stock?: number | null;
  /** The fields with which a new item begins, instead of its initial values. */
  template?: Fields;
  onClose: () => void;
}

export function EditForm<Item extends ContentItem>({
  kind,
  id,
  opened,
  latest,
  stock = null,
  template,
  onClose,
}: EditFormProps<Item>) {
  const { t } = useTranslation('admin');
  const toast = useAdminToast();
  const now = useCurrentMinute();
  const fieldsRef = useRef<HTMLDivElement>(null);
  const fields = useMemo(() => fieldsOf(kind), [kind]);
  const ownFields = useMemo(() => fields.filter((field) => !isApart(field)), [fields]);
  /** The stored version that the form edits: a save replaces this version and no other. */
  const [base, setBase] = useState(opened);
  /** The stock that the admin saw: undefined if a restored number was typed for an unknown one. */
  const [seenStock, setSeenStock] = useState<number | null | undefined>(stock);
  const [theirs, setTheirs] = useState<{ item: Item | null } | null>(null);
  const [view, setView] = useState<'form' | 'preview'>('form');
  const [isDone, setDone] = useState(false);
  /** What waits for its review before it is saved. */
  const [reviewed, setReviewed] = useState<Fields | null>(null);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const uploads = useUnsavedUploads();

  const [initialValues] = useState(() => toValues(fields, { ...(opened ?? kind.blank(now)), stock }));
  const [startValues] = useState(() => (template ? toValues(fields, template) : initialValues));
  const [form] = Form.useForm<Values>();
  const values = (Form.useWatch([], { form, preserve: true }) as Values | undefined) ?? startValues;
  /** All values, also those that have no field at present. */
  const latestValues = () => form.getFieldsValue(true) as Values;
  const {
    start: save,
    isBusy: isSubmitting,
    error,
  } = useCommand({
    request: store,
    // It must tell the end of the session from a change that needs a review.
    isOutsideSession: true,
  });
  /** Counts the times that invalid values were to be saved. */
  const [refusals, setRefusals] = useState(0);
  /** The values that the server refused, until the next save. */
  const refused = useRef(new Map<string, { value: unknown; text: string }>());
  const [, showProblems] = useReducer((count: number) => count + 1, 0);
  const revalidate = () => {
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    // Another value may have been the reason for an error, and after a refusal every field has been validated.
    void form.validateFields(refusals > 0 ? undefined : wrong.map(({ name }) => name)).catch(() => {});
  };
  const replace = (changed: Values) => {
    form.setFieldsValue(changed);
    revalidate();
  };

  useFormChunks(kind);
  useEffect(() => {
    if (refusals > 0) fieldsRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const { language } = useLanguage();
  const isDirty = !isDone && !isDeepEqual(values, initialValues);
  useLeaveGuard(isDirty, (go) => setLeave(() => go));
  const draft = useDraft({
    kind,
    id,
    isNew: opened === null,
    initialValues,
    values,
    isDirty,
    restore: (changes) => {
      const { stock: typed } = changes;
      if (opened && typed !== undefined && typed !== initialValues['stock']) setSeenStock(undefined);
      replace(changes);
    },
    onStored: () => uploads.keep(picturePathsOf(fields, values)),
  });
  const address = useEditAddress();
  /** The button that saves also opens the dialog for further dates. */
  const continuesWithDates = useRef(false);
  const hasLeft = useRef(false);
  const finish = (go: () => void, endDraft = draft.end) => {
    // Prevents leaving a second time when a save ends after the dialog was closed.
    if (hasLeft.current) return;
    hasLeft.current = true;
    endDraft();
    // The leave guard must be inactive before the navigation.
    flushSync(() => setDone(true));
    go();
  };
  const askToLeave = () => {
    if (isSubmitting) return;
    // Typing is rendered in a later task, so `isDirty` may not know of the last key yet.
    if (!isDeepEqual(latestValues(), initialValues)) setLeave(() => onClose);
    else onClose();
  };

  function finishSaved(message: string = t(base ? `${kind.name}.updated` : `${kind.name}.added`)) {
    const untranslated = translationStatus(toFields(fields, latestValues())).missing.length;
    toast.succeeded(
      message,
      untranslated > 0 ? t('editing.untranslated', { count: untranslated }) : undefined,
    );
    finish(continuesWithDates.current ? () => address.exchange(datesOf(id)) : onClose);
  }

  /** Returns the stock to be saved; undefined while it is the one that the admin saw. */
  function changedStock(saved: Values) {
    const left = parseNumber(textOf(saved, 'stock'), 0);
    return left === seenStock ? undefined : { before: seenStock, left };
  }

  /** Shows at its field that the server refuses a value, and why. */
  function refuse(name: string, text: string) {
    refused.current.set(name, { value: latestValues()[name], text });
    toast.failed(t(`${kind.name}.saveFailed`), text);
    // Also marks the field.
    void form.validateFields().catch(() => setRefusals((count) => count + 1));
  }

  async function store(saved: Values): Promise<void> {
    const written = kind.schema.parse(toFields(fields, saved)) as Record<string, unknown>;
    try {
      uploads.keep(picturePathsOf(fields, saved));
      const { isStamped, name } = kind;
      if (base && (await kind.review?.isNeeded(base, written))) return setReviewed(written);
      const outcome = await inSession(() =>
        saveContent<Item>({ name, id, base, fields: written, isStamped, stock: changedStock(saved) }),
      );
      if (outcome.state === 'stockChanged') {
        setSeenStock(outcome.left);
        return refuse(
          'stock',
          outcome.left === null
            ? t('products.stockIsNotCounted')
            : t('products.stockIs', { count: outcome.left }),
        );
      }
      if (outcome.state === 'conflict') return setTheirs({ item: outcome.theirs });
      finishSaved();
    } catch (error) {
      // A guest may have booked since it was asked whether the change needs a review.
      if (
        failureOf(error) === 'refused' &&
        !(error instanceof SessionEnded) &&
        base &&
        (await kind.review?.isNeeded(base, written).catch(() => false))
      )
        return setReviewed(written);
      toast.failed(t(`${kind.name}.saveFailed`));
      throw error;
    }
  }

  const beginSave = (isContinued: boolean) => {
    continuesWithDates.current = isContinued;
    refused.current.clear();
  };

  const required = requiredNames(kind.schema, fields, values);
  const context: SharedForm = {
    values,
    problemOf: (name) => form.getFieldError(name)[0],
    ruleOf: (name) => ({
      validator: async () => {
        const known = refused.current.get(name);
        const isRefused = known !== undefined && isDeepEqual(known.value, latestValues()[name]);
        const problem = problemsOf(kind.schema, fields, latestValues(), t)[name] ?? (isRefused && known.text);
        if (problem) throw new Error(problem);
      },
    }),
    isRequired: (name) => required.has(name),
    change: (name, value) => replace({ [name]: typeof value === 'function' ? value(latestValues()) : value }),
    keepUpload: uploads.add,
  };
  const hasPreview = Object.keys(kind.previews).length > 0;
  const problems = fields
    .flatMap((field) => namesOf(field).map((name) => ({ field, name, text: context.problemOf(name) })))
    .filter(({ text }) => refusals > 0 && text !== undefined);
  const isSaving = isSubmitting || reviewed !== null || isDone;
  const hasChangedElsewhere = !isSaving && theirs === null && !isUnedited(latest, base);

  return (
    <DialogFrame
      title={t(base ? `${kind.name}.editing` : `${kind.name}.adding`)}
      onLeave={askToLeave}
      aside={
        <>
          <TranslationMeter
            fields={fields}
            values={values}
            onGoTo={(name) => {
              flushSync(() => setView('form'));
              fieldsRef.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
            }}
          />
          {base && (
            <VersionHistoryButton
              id={id}
              fields={ownFields}
              onRestore={(restored) => {
                replace(restored);
                setView('form');
                toast.succeeded(t('versions.restored'));
              }}
            />
          )}
          {hasPreview && (
            <Button
              onClick={() => {
                // Marks what the preview lacks.
                if (view === 'form') void form.validateFields().catch(() => {});
                setView(view === 'form' ? 'preview' : 'form');
              }}
            >
              {t(view === 'form' ? 'editing.preview' : 'editing.form')}
            </Button>
          )}
        </>
      }
      footer={
        <>
          {problems.length > 0 && (
            <output className={styles.problems}>{t('editing.toFix', { count: problems.length })}</output>
          )}
          {error && (
            <p role="alert" className={styles.problems}>
              {t(`failures.${failureOf(error)}`)} {t('editing.kept')}
            </p>
          )}
          <Button onClick={askToLeave} disabled={isSubmitting}>
            {t('editing.cancel')}
          </Button>
          {kind.MoreDates && (
            <Button
              disabled={isSubmitting || theirs !== null}
              onClick={() => {
                beginSave(true);
                setView('form');
                form.submit();
              }}
            >
              {saveAndAddLabel(values, now, t)}
            </Button>
          )}
          <Button
            type="primary"
            htmlType="submit"
            form={`edit-${id}`}
            loading={isSubmitting}
            disabled={theirs !== null}
            onClick={() => beginSave(false)}
          >
            {isSubmitting ? t('editing.saving') : saveLabel(values, now, t, language)}
          </Button>
        </>
      }
    >
      {draft.found && theirs === null && (
        <DraftNotice
          draft={draft.found}
          origin="earlier"
          onRestore={draft.restore}
          onDiscard={draft.discard}
        />
      )}
      {draft.elsewhere && theirs === null && (
        <DraftNotice
          draft={draft.elsewhere}
          origin="elsewhere"
          onRestore={draft.takeElsewhere}
          onDiscard={draft.refuseElsewhere}
        />
      )}
      {(theirs || hasChangedElsewhere) && (
        <ConflictPanel
          key={theirs ? 'compared' : 'noticed'}
          fields={ownFields}
          base={base}
          mine={values}
          theirs={theirs ? theirs.item : latest}
          isOpen={theirs !== null}
          onCompare={() => setTheirs({ item: latest })}
          onResolve={(merged) => {
            replace(merged);
            setBase(theirs?.item ?? null);
            setTheirs(null);
          }}
        />
      )}
      <FormContext value={context}>
        <Form<Values>
          form={form}
          name={`edit-${id}`}
          initialValues={startValues}
          noValidate
          hidden={view === 'preview' || theirs !== null}
          onValuesChange={revalidate}
          onFieldsChange={showProblems}
          onFinish={() => {
            // The button can be pressed again until the closing animation has ended.
            if (!hasLeft.current) save(latestValues());
          }}
          onFinishFailed={() => setRefusals((count) => count + 1)}
        >
          <RefusalSummary problems={problems} />
          <p className={styles.legend}>{t('editing.requiredLegend')}</p>
          <div ref={fieldsRef} className={styles.values}>
            <FormSections kind={kind} />
            <FirstFieldFocus fields={fieldsRef} />
          </div>
        </Form>
      </FormContext>
      {view === 'preview' && theirs === null && (
        <Preview kind={kind} id={id} createdAt={opened?.createdAt ?? now} values={values} />
      )}
      {kind.review && base && reviewed && (
        <DialogBoundary title={t(`${kind.name}.editing`)} onClose={() => setReviewed(null)}>
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
              refuse(name, text);
            }}
          />
        </DialogBoundary>
      )}
      <LeaveDialog
        open={leave !== null}
        onStay={() => setLeave(null)}
        onKeep={() => {
          // The draft shows the uploaded pictures.
          uploads.keep(picturePathsOf(fields, values));
          if (leave) finish(leave, draft.keep);
        }}
        onLeave={() => {
          const go = leave;
          if (go) finish(go);
        }}
      />
    </DialogFrame>
  );
}

/** Focuses the first field. antd adds a dialog to the document only when its content has been rendered. */
function FirstFieldFocus({ fields }: { fields: RefObject<HTMLElement | null> }) {
  useEffect(() => fields.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [fields]);
  return null;
}
