import { Button, Form, Input } from 'antd';
import { AdminForm } from '../form/admin-form.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { noteGuest } from '@app/domain/api/guests.ts';
import { GUEST_NOTE_MAX } from '@app/domain/guest/guest-note.ts';
import { call } from '../../lib/api-client.ts';
import { useKeptValues } from '../form/kept-text.ts';
import { useCommand } from '../commands/use-command.tsx';

/**
 * The note on a guest. What is typed is kept in this browser until it is saved; a note that was saved meanwhile at another booking of the
 * address takes its place.
 */
export function GuestNoteForm({ bookingId, note }: { bookingId: string; note: string }) {
  const { t } = useTranslation('admin');
  const [stored, setStored] = useState(note);
  const kept = useKeptValues('guest-notes', bookingId, { text: stored });
  const { start, isBusy } = useCommand({
    request: (text: string) =>
      call<typeof noteGuest>('PUT', `/api/admin/bookings/${bookingId}/guest/note`, { body: { text } }),
    forget: kept.forget,
    done: t('bookings.guest.noteSaved'),
    failed: t('bookings.guest.noteFailed'),
    onDone: (_, text) => setStored(text),
  });
  return (
    <AdminForm
      initialValues={kept.initial}
      onValuesChange={(_, values: { text: string }) => kept.keep(values)}
      disabled={isBusy}
      onFinish={({ text }: { text: string }) => start(text.trim())}
    >
      <Form.Item
        name="text"
        label={t('bookings.guest.note')}
        extra={t('bookings.guest.noteHint')}
        rules={[{ max: GUEST_NOTE_MAX, message: t('bookings.guest.noteTooLong', { max: GUEST_NOTE_MAX }) }]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 12 }} />
      </Form.Item>
      <Button htmlType="submit" loading={isBusy}>
        {t('bookings.guest.saveNote')}
      </Button>
    </AdminForm>
  );
}
