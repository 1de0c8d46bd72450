import { useMutation } from '@tanstack/react-query';
import type { sendContact } from '@app/domain/api/contacts.ts';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import { call } from '../../lib/api-client.ts';

/** Returns the mutation that sends a contact message. */
export function useSendContact() {
  return useMutation({
    mutationFn: (body: RequestBodyOf<typeof sendContact>) =>
      call<typeof sendContact>('POST', '/api/contact', { body }),
  });
}
