import { createHash } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { Deps } from '../deps.ts';
import { readJson } from './body.ts';
import { countCall } from './count-call.ts';
import type { Http } from './http.ts';
import { readReports, REPORT_TYPES, type Violation } from './read-reports.ts';

/** The time after its last report at which Firestore's TTL removes a violation. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Equal violations have equal ids, so that an error on every page is one document with a count. */
const idOf = (violation: Violation) =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(violation)))
    .digest('hex')
    .slice(0, 40);

/**
 * Stores reports of Content-Security-Policy violations for the admin, without data that could identify a visitor. Client
 * address and body size are limited as for forms.
 * @throws DomainError rate_limited, unsupported_media_type, payload_too_large, malformed_json, validation_failed
 */
export async function keepReports(http: Http, deps: Deps): Promise<Response> {
  const { db, clock, config } = deps;
  await countCall('cspReports', http, deps);
  const violations = readReports(await readJson(http.req.raw, REPORT_TYPES), config.allowedOrigins);
  if (!violations) throw new DomainError('validation_failed', 'This is no report of a violated policy.');
  const now = clock.now();
  const batch = db.batch();
  for (const violation of violations) {
    const document = db.collection(COLLECTIONS.cspReports).doc(idOf(violation));
    const seen = {
      count: FieldValue.increment(1),
      lastSeen: now,
      expiresAt: new Date(now.getTime() + KEPT_DAYS * DAY_MS),
    };
    batch.set(document, { ...violation, ...seen }, { merge: true });
  }
  if (violations.length > 0) await batch.commit();
  return http.body(null, 204);
}
