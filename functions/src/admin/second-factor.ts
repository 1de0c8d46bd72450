import { Secret, TOTP as OneTimePassword } from 'otpauth';
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { TOTP, RECOVERY_CODES } from '@app/domain/admin/second-factor.ts';
import { BRAND } from '@app/domain/brand.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { Deps } from '../deps.ts';
import { fromDocument } from '../store/documents.ts';
import type { Reader } from '../store/transaction.ts';
import { hashCode, seal, unseal } from './seal.ts';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Codes of the previous and next step are valid too, because clocks differ and typing takes time (RFC 6238, 5.2). */
const TOLERATED_STEPS = 1;

const passwordOf = (secret: string, label = '') =>
  new OneTimePassword({
    issuer: BRAND.name.en,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: TOTP.digits,
    period: TOTP.seconds,
  });

/** Returns a new secret in Base32. */
const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the `otpauth:` URI for the QR code of an authenticator app. */
const uriOf = (secret: string, account: string): string => passwordOf(secret, account).toString();

const SHAPE = new RegExp(`^[0-9]{${TOTP.digits}}$`);

/** Returns whether a normalized code has the digits of an app's code. */
const isAppCode = (code: string): boolean => SHAPE.test(code);

/** Returns the time step of a code, counted since 1970; null when the code is not valid now. */
function stepOf(secret: string, code: string, now: Date): number | null {
  // `validate` compares bytes and throws when as many characters have more bytes.
  if (!isAppCode(code)) return null;
  const delta = passwordOf(secret).validate({
    token: code,
    timestamp: now.getTime(),
    window: TOLERATED_STEPS,
  });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / TOTP.seconds) + delta;
}

const ENROLMENT_MS = 15 * 60 * 1000;

/** An account's second factor; the document's id is the uid. `secret` is sealed. */
const secondFactorSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('pending'), secret: z.string(), expiresAt: z.date() }),
  z.object({
    state: z.literal('enabled'),
    secret: z.string(),
    /** The latest time step of a used code: codes of this and earlier steps are refused. */
    lastStep: z.int(),
    /** Hashes of the unused recovery codes. */
    recoveryCodes: z.array(z.string()),
  }),
]);

type Store = Pick<Deps, 'db' | 'transaction' | 'clock' | 'config'>;

const documentOf = ({ db }: Pick<Deps, 'db'>, uid: string) =>
  db.collection(COLLECTIONS.adminSecondFactors).doc(uid);

async function read(reader: Reader, deps: Pick<Deps, 'db'>, uid: string) {
  const [snapshot] = await reader.getAll(documentOf(deps, uid));
  return fromDocument(secondFactorSchema, snapshot!);
}

/** Letters and digits that cannot be confused. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

/** Returns a code such as `k3v9x-p2m7q`, with 49 random bits. */
function newRecoveryCode(): string {
  const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${half()}-${half()}`;
}

/** Normalizes a typed code: capitals, full-width forms, spaces, hyphens and invisible characters do not matter. */
const normalized = (code: string) =>
  code
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toLowerCase();

/** Returns the limit under which attempts with a code count, so that wrong codes of the app leave recovery codes usable. */
export const limitOf = (code: string) => (isAppCode(normalized(code)) ? 'secondFactor' : 'recoveryCodes');

/** Returns whether two-step login is enabled, and the number of unused recovery codes. */
export async function showFactor(deps: Store, uid: string) {
  const factor = await read(deps.db, deps, uid);
  return factor?.state === 'enabled'
    ? { isEnabled: true, recoveryCodesLeft: factor.recoveryCodes.length }
    : { isEnabled: false, recoveryCodesLeft: 0 };
}

/**
 * Creates a new secret, which takes effect with `confirmEnrolment`.
 * @param account name that the authenticator app shows
 * @throws DomainError second_factor_enabled
 */
export async function beginEnrolment(deps: Store, uid: string, account: string) {
  const secret = newSecret();
  const pending = {
    state: 'pending',
    secret: seal(deps.config.hashSecret, uid, secret),
    expiresAt: new Date(deps.clock.now().getTime() + ENROLMENT_MS),
  };
  await deps.transaction(async (tx) => {
    const factor = await read(tx, deps, uid);
    if (factor?.state === 'enabled') throw new DomainError('second_factor_enabled');
    tx.set(documentOf(deps, uid), pending);
  });
  return { secret, uri: uriOf(secret, account) };
}

/**
 * Enables two-step login with a first code. @returns the recovery codes, of which only hashes are stored @throws DomainError
 * wrong_code, also when the enrolment is too old, or second_factor_enabled
 */
export async function confirmEnrolment(deps: Store, uid: string, code: string): Promise<string[]> {
  const { hashSecret } = deps.config;
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await deps.transaction(async (tx) => {
    const factor = await read(tx, deps, uid);
    if (factor?.state === 'enabled') throw new DomainError('second_factor_enabled');
    const now = deps.clock.now();
    const isPending = factor !== undefined && factor.expiresAt > now;
    const step = isPending ? stepOf(unseal(hashSecret, uid, factor.secret), normalized(code), now) : null;
    if (!isPending || step === null) throw new DomainError('wrong_code');
    tx.set(documentOf(deps, uid), {
      state: 'enabled',
      secret: factor.secret,
      lastStep: step,
      recoveryCodes: recoveryCodes.map((each) => hashCode(hashSecret, uid, normalized(each))),
    });
  });
  return recoveryCodes;
}

/**
 * Accepts a code of the app with a later time step than any used one, or a recovery code, and marks it as used.
 * @throws DomainError wrong_code, or second_factor_not_enabled
 */
export async function useCode(deps: Store, uid: string, code: string): Promise<void> {
  const { hashSecret } = deps.config;
  const typed = normalized(code);
  await deps.transaction(async (tx) => {
    const factor = await read(tx, deps, uid);
    if (factor?.state !== 'enabled') throw new DomainError('second_factor_not_enabled');
    if (isAppCode(typed)) {
      const step = stepOf(unseal(hashSecret, uid, factor.secret), typed, deps.clock.now());
      if (step === null || step <= factor.lastStep) throw new DomainError('wrong_code');
      tx.update(documentOf(deps, uid), { lastStep: step });
    } else {
      const hash = hashCode(hashSecret, uid, typed);
      const left = factor.recoveryCodes.filter((each) => each !== hash);
      if (left.length === factor.recoveryCodes.length) throw new DomainError('wrong_code');
      tx.update(documentOf(deps, uid), { recoveryCodes: left });
    }
  });
}

/** Disables two-step login. */
export async function removeFactor(deps: Pick<Deps, 'db' | 'transaction'>, uid: string): Promise<void> {
  await deps.transaction(async (tx) => {
    const [snapshot] = await tx.getAll(documentOf(deps, uid));
    if (snapshot?.exists) tx.delete(snapshot.ref);
  });
}
