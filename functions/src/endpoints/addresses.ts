import * as contract from '@app/domain/api/addresses.ts';
import { DomainError } from '@app/domain/errors.ts';
import { describeError } from '../http/log.ts';
import { route } from '../routing/route.ts';

export const showAddressSearch = route(contract.showAddressSearch, async (_, { searchAddresses }) => ({
  isAvailable: searchAddresses !== undefined,
}));

export const searchAddresses = route(contract.searchAddresses, async ({ body, count, http }, deps) => {
  const { searchAddresses: search, log } = deps;
  if (!search) throw new DomainError('not_found', 'This site cannot search addresses.');
  await count();
  try {
    return { addresses: await search(body.query) };
  } catch (error) {
    const described = describeError(error as Error);
    log({
      severity: 'ERROR',
      message: 'address search failed',
      requestId: http.get('requestId'),
      error: described,
    });
    throw new DomainError('try_again');
  }
});
