import { z } from 'zod';
import { type Address, addressSchema } from '@app/domain/api/addresses.ts';

/** Finds Korean addresses; none for a query that is too general. @throws Error when the service fails or refuses the key */
export type SearchAddresses = (query: string) => Promise<Address[]>;

export interface JusoSettings {
  /** The approval key (승인키). */
  key: string;
  /** The URL of the search API. */
  url: string;
}

const TIMEOUT_MS = 5_000;
const COUNT = 10;

const FOUND = '0';
/** Codes about the query: missing, too general, too short, only digits, too long, with signs that are refused. */
const QUERY_CODES: readonly string[] = [
  'E0005',
  'E0006',
  'E0008',
  'E0009',
  'E0010',
  'E0011',
  'E0012',
  'E0013',
  'E0015',
];

const answerSchema = z.object({
  results: z.object({
    common: z.object({ errorCode: z.string() }),
    juso: z.array(z.object({ zipNo: z.string(), roadAddr: z.string(), jibunAddr: z.string() })).nullish(),
  }),
});

/**
 * Returns a client of the road-address search of the Ministry of the Interior and Safety:
 * https://business.juso.go.kr/addrlink/openApi/searchApi.do
 */
export function juso({ key, url }: JusoSettings): SearchAddresses {
  return async (query) => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // In the body, because URLs are logged.
      body: new URLSearchParams({
        confmKey: key,
        currentPage: '1',
        countPerPage: String(COUNT),
        keyword: query,
        resultType: 'json',
      }),
    });
    if (!response.ok) throw new Error(`The address service answered ${response.status}.`);
    const { results } = answerSchema.parse(await response.json());
    const { errorCode } = results.common;
    if (QUERY_CODES.includes(errorCode)) return [];
    if (errorCode !== FOUND) throw new Error(`The address service answered with code ${errorCode}.`);
    return (results.juso ?? []).flatMap(({ zipNo, roadAddr, jibunAddr }) => {
      // A new building has no postal code yet.
      const address = { postalCode: zipNo, address: roadAddr, lotAddress: jibunAddr };
      return addressSchema.safeParse(address).data ?? [];
    });
  };
}
