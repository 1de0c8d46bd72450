import { useMutation } from '@tanstack/react-query';
import type { sendContact } from '@app/domain/api/contacts.ts';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import { call } from '../../lib/api-client.ts';

/** Sends a message. The dashboard hears of it by itself: it reads live. */
export function useSendContact() {
  return useMutation({
    mutationFn: (body: RequestBodyOf<typeof sendContact>) =>
      call<typeof sendContact>('POST', '/api/contact', { body }),
  });
}
