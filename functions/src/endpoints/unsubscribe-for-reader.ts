import * as contract from '@app/domain/api/newsletter.ts';
import { DomainError } from '@app/domain/errors.ts';
import { route } from '../routing/route.ts';
import { unsubscribe } from '../newsletter/newsletter-store.ts';

export const unsubscribeForReader = route(contract.unsubscribeByAdmin, async ({ params }, deps) => {
  if (!(await unsubscribe(deps, params.id)))
    throw new DomainError('not_found', 'There is no such subscription.');
  return undefined;
});
