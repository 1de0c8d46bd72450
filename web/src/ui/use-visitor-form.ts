import { useFormik } from 'formik';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyObjectSchema, InferType } from 'yup';
import { appCheckHeader } from '../lib/app-check-header.ts';
import { submissionFailureDetail } from '../lib/submission-failure.ts';
import { useToaster, type Toast } from './toast.tsx';

type ToastTexts = Pick<Toast, 'title' | 'detail'>;

interface VisitorFormOptions<Values, Schema extends AnyObjectSchema, ErrorName> {
  initialValues: Values;
  /** The values after the form was accepted. Defaults to the initial ones. */
  emptyValues?: Values;
  /** The validation, whose errors are translation keys, so that their texts follow the page language. */
  schema: Schema;
  errorText: (error: ErrorName) => string;
  /**
   * Sends the cleaned values. The key stays the same until they are accepted, so that a double press or a retry after a lost response
   * takes effect once. Returns the texts of the toast with which the form is emptied; undefined keeps what was typed.
   */
  send: (sent: InferType<Schema>, idempotencyKey: string) => Promise<ToastTexts | undefined>;
  /** The title of the toast for a failure. */
  failed: string;
  /** Called after a failure. Returns the texts of the toast if a failure has its own. */
  onFailure?: (error: unknown, idempotencyKey: string) => ToastTexts | undefined;
  /** Returns the texts of the toast that names the first invalid field, if there is one. */
  onInvalid?: (field: keyof Values, error: string) => ToastTexts;
  /** The duration of the toasts in milliseconds. */
  duration?: number;
}

/**
 * Returns the Formik state, the props of each field and the submit handler of a visitor's form. What was typed stays after a
 * failure. The page needs the namespace `submission`.
 */
export function useVisitorForm<
  Values extends Record<keyof Values, string | boolean>,
  Schema extends AnyObjectSchema,
  ErrorName extends string,
>({
  initialValues,
  emptyValues = initialValues,
  schema,
  errorText,
  send,
  failed,
  onFailure,
  onInvalid,
  duration,
}: VisitorFormOptions<Values, Schema, ErrorName>) {
  const { t } = useTranslation('submission');
  const { showToast } = useToaster();
  const [wasSent, setWasSent] = useState(false);
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  useEffect(() => void appCheckHeader(), []);

  const form = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    validateOnBlur: false,
    // Errors appear with the first submission; each disappears when its field becomes valid.
    validateOnChange: wasSent,
    onSubmit: async (values, { resetForm }) => {
      try {
        const accepted = await send(schema.cast(values), idempotencyKey);
        setIdempotencyKey(crypto.randomUUID());
        if (!accepted) return;
        resetForm({ values: emptyValues });
        setWasSent(false);
        showToast({ tone: 'success', ...accepted, duration });
      } catch (error) {
        const texts = onFailure?.(error, idempotencyKey) ?? {
          title: failed,
          ...submissionFailureDetail(error, t),
        };
        showToast({ tone: 'error', ...texts, duration });
      }
    },
  });

  const errorIn = (errors: typeof form.errors, name: keyof Values) => {
    const error = errors[name] as ErrorName | undefined;
    return error && errorText(error);
  };
  const check = async (elements: HTMLFormControlsCollection): Promise<void> => {
    setWasSent(true);
    const errors = await form.validateForm();
    const wrong = ([...elements] as HTMLInputElement[]).find(({ name }) => name in errors);
    if (Object.keys(errors).length === 0) return void (await form.submitForm());
    if (!wrong) return showToast({ tone: 'error', title: failed, duration });
    const name = wrong.name as keyof Values;
    if (onInvalid) showToast({ tone: 'error', ...onInvalid(name, errorIn(errors, name)!), duration });
    wrong.focus();
  };
  return {
    form,
    /** The props of the input of a field. */
    field: (name: keyof Values & string) => ({
      ...form.getFieldProps(typeof form.values[name] === 'boolean' ? { name, type: 'checkbox' } : name),
      error: errorIn(form.errors, name),
    }),
    /** Focuses the first invalid field or sends the form. */
    submit(submission: SubmitEvent<HTMLFormElement>): void {
      submission.preventDefault();
      void check(submission.currentTarget.elements);
    },
  };
}
