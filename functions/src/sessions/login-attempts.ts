import { createHmac, timingSafeEqual } from 'node:crypto';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Deps } from '../deps.ts';
import { type Permit, RateLimited } from '../http/rate-limit.ts';

/** Who tries to log in, as far as the request tells. */
export interface Attempt {
  /** The comparable address of the account that the name stands for, whether there is one or not. */
  email: string;
  /** The client's network address. */
  address: string;
  /** The device mark that the client sent. */
  device: string | undefined;
}

/** So long is an address remembered from which a login succeeded. */
const ADDRESS_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an attempt waits when strangers have tried a name too often, and when they have gone on after that. */
export const SLOW_MS = 5_000;
export const SLOWEST_MS = 15_000;

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

const markOf = (secret: string, email: string, deviceId: string) =>
  `${deviceId}.${sign(secret, `device ${deviceId} of ${email}`)}`;

/** A new mark for a device on which the account has just signed in. It says nothing but that, and opens nothing. */
export function newDeviceMark(secret: string, email: string): string {
  return markOf(secret, email, crypto.randomUUID());
}

/** The id of a device on which this account has signed in before; undefined for any other. */
export function knownDevice(secret: string, { email, device = '' }: Attempt): string | undefined {
  const id = device.split('.')[0]!;
  const [actual, expected] = [Buffer.from(device), Buffer.from(markOf(secret, email, id))];
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : undefined;
}

/** Stored under a keyed hash: neither the name nor the address can be read from it. */
function addressDocument({ db, config }: Pick<Deps, 'db' | 'config'>, { email, address }: Attempt) {
  const id = createHmac('sha256', config.hashSecret).update(`login of ${email} at ${address}`).digest('hex');
  return db.collection(COLLECTIONS.adminAddresses).doc(id);
}

/** Remembers the address of a login that succeeded. Firestore's TTL deletes it after `expiresAt`. */
export async function rememberAddress(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  attempt: Attempt,
): Promise<void> {
  const expiresAt = new Date(deps.clock.now().getTime() + ADDRESS_DAYS * DAY_MS);
  await addressDocument(deps, attempt).set({ expiresAt });
}

async function isKnownAddress(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  attempt: Attempt,
): Promise<boolean> {
  const snapshot = await addressDocument(deps, attempt).get();
  const expiresAt = snapshot.get('expiresAt') as { toMillis(): number } | undefined;
  return expiresAt !== undefined && expiresAt.toMillis() > deps.clock.now().getTime();
}

/** Null when the limit is reached. */
async function tryToTake(taking: Promise<Permit>): Promise<Permit | null> {
  try {
    return await taking;
  } catch (error) {
    if (error instanceof RateLimited) return null;
    throw error;
  }
}

/**
 * Counts an attempt before the password is looked at, so that nobody gains by trying many at once. A device or an address
 * from which the account has signed in before has attempts of its own, which no stranger can use up. Strangers share
 * those of the name: a few are answered at once, more wait, and all others wait longer. None is refused for its name, so
 * strangers cannot lock the owner out; each address has a limit for all names. Whether the name exists makes no difference.
 * @param countAddress counts the attempt for its address alone
 * @throws RateLimited
 */
export async function countAttempt(
  attempt: Attempt,
  countAddress: () => Promise<Permit>,
  { limiter, ...deps }: Pick<Deps, 'db' | 'limiter' | 'clock' | 'config'>,
): Promise<Permit> {
  const { email, address } = attempt;
  const { limits, hashSecret } = deps.config;

  const device = knownDevice(hashSecret, attempt);
  const ofDevice = device && (await tryToTake(limiter.take('loginDevice', limits.loginKnown, device)));
  if (ofDevice) return ofDevice;

  const ofKnownAddress =
    (await isKnownAddress(deps, attempt)) &&
    (await tryToTake(limiter.take('loginKnownAddress', limits.loginKnown, `${email} ${address}`)));
  if (ofKnownAddress) return ofKnownAddress;

  const ofAddress = await countAddress();
  const ofName = await countName(email, { limiter, ...deps });
  return { giveBack: async () => void (await Promise.all([ofAddress.giveBack(), ofName?.giveBack()])) };
}

/** Counts an attempt of a stranger under the name, and waits as long as the attempts before it demand. */
async function countName(
  email: string,
  { limiter, clock, config: { limits } }: Pick<Deps, 'limiter' | 'clock' | 'config'>,
): Promise<Permit | null> {
  const prompt = await tryToTake(limiter.take('loginName', limits.loginName, email));
  if (prompt) return prompt;
  const slow = await tryToTake(limiter.take('loginNameSlow', limits.loginNameSlow, email));
  await clock.wait(slow ? SLOW_MS : SLOWEST_MS);
  return slow;
}
