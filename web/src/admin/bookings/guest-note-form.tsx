import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { noteGuest } from '@app/domain/api/guests.ts';
import { GUEST_NOTE_MAX } from '@app/domain/guest/guest-note.ts';
import { call } from '../../lib/api-client.ts';
import { useKeptValues } from '../form/kept-text.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';

/**
 * The note on a guest. What is typed is kept in this browser until it is saved; a note that was saved meanwhile at another booking of the
 * address takes its place.
 */
export function GuestNoteForm({ bookingId, note }: { bookingId: string; note: string }) {
  const { t } = useTranslation('admin');
  const toast = useAdminToast();
  const [stored, setStored] = useState(note);
  const kept = useKeptValues('guest-notes', bookingId, { text: stored });
  const { mutate, isPending } = useMutation({
    mutationFn: (text: string) =>
      inSession(() =>
        call<typeof noteGuest>('PUT', `/api/admin/bookings/${bookingId}/guest/note`, { body: { text } }),
      ),
    onSuccess: (_, text) => {
      setStored(text);
      kept.forget();
      toast.succeeded(t('bookings.guest.noteSaved'));
    },
    onError: (error) => toast.failed(t('bookings.guest.noteFailed'), error),
  });
  return (
    <Form
      layout="vertical"
      initialValues={kept.initial}
      onValuesChange={(_, values: { text: string }) => kept.keep(values)}
      disabled={isPending}
      onFinish={({ text }: { text: string }) => mutate(text.trim())}
    >
      <Form.Item
        name="text"
        label={t('bookings.guest.note')}
        extra={t('bookings.guest.noteHint')}
        rules={[{ max: GUEST_NOTE_MAX, message: t('bookings.guest.noteTooLong', { max: GUEST_NOTE_MAX }) }]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 12 }} />
      </Form.Item>
      <Button htmlType="submit" loading={isPending}>
        {t('bookings.guest.saveNote')}
      </Button>
    </Form>
  );
}
