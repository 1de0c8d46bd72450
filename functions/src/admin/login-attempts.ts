import { createHmac, timingSafeEqual } from 'node:crypto';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Deps } from '../deps.ts';
import { type Permit, RateLimited } from '../http/rate-limit.ts';

/** What a request reveals about the client that tries to log in. */
export interface Attempt {
  /** The normalized email address of the account, whether it exists or not. */
  email: string;
  /** The client's network address. */
  address: string;
  /** The device cookie that the client sent. */
  device: string | undefined;
}

/** Duration of every refusal, so that its timing does not reveal whether a user name exists. In milliseconds. */
export const REFUSAL_MS = 800;

/** Days for which the address of a successful login counts as known. */
const ADDRESS_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The delay of an attempt when unknown clients have tried a user name too often, and the longer one when they continue. */
export const SLOW_MS = 5_000;
export const SLOWEST_MS = 15_000;

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

const markOf = (secret: string, email: string, deviceId: string) =>
  `${deviceId}.${sign(secret, `device ${deviceId} of ${email}`)}`;

/** Returns a new device cookie after a login of the account. It only marks the device as known and grants no access. */
export function newDeviceMark(secret: string, email: string): string {
  return markOf(secret, email, crypto.randomUUID());
}

/** Returns the id of a device on which this account has signed in before; undefined for any other. */
export function knownDevice(secret: string, { email, device = '' }: Attempt): string | undefined {
  const id = device.split('.')[0]!;
  const [actual, expected] = [Buffer.from(device), Buffer.from(markOf(secret, email, id))];
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : undefined;
}

/** Returns the document of a known address. Its id is a keyed hash, which reveals neither name nor address. */
function addressDocument({ db, config }: Pick<Deps, 'db' | 'config'>, { email, address }: Attempt) {
  const id = createHmac('sha256', config.hashSecret).update(`login of ${email} at ${address}`).digest('hex');
  return db.collection(COLLECTIONS.adminAddresses).doc(id);
}

/** Stores the address of a successful login as known. Firestore's TTL deletes it after `expiresAt`. */
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

/** Returns null when the limit is reached. */
async function tryToTake(taking: Promise<Permit>): Promise<Permit | null> {
  try {
    return await taking;
  } catch (error) {
    if (error instanceof RateLimited) return null;
    throw error;
  }
}

/**
 * Counts an attempt before the password is checked, so that concurrent attempts cannot exceed the limit. A known device
 * or address has its own limit, which unknown clients cannot use up. Unknown clients share the limit of the user name: a
 * few are answered immediately, more are delayed, and all others are delayed longer. None is refused because of the name,
 * so that nobody can lock the owner out; each address has a limit for all names. Unknown names are treated the same.
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

/** Counts an attempt of an unknown client for the user name, and delays it according to the attempts before it. */
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
