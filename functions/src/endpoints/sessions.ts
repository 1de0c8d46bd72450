import * as contract from '@app/domain/api/admin.ts';
import { DomainError } from '@app/domain/errors.ts';
import { route } from '../routing/route.ts';
import { endSessions, findSession, sessionsOf } from '../sessions/admin-session.ts';

export const listSessions = route(contract.listSessions, async ({ admin, session }, deps) => {
  const sessions = await sessionsOf(deps, admin);
  return sessions.map(({ uid: _, ...each }) => ({ ...each, isCurrent: each.id === session.id }));
});

export const endSession = route(contract.endSession, async ({ admin, params }, deps) => {
  const ended = await findSession(deps, admin, params.id);
  if (!ended) throw new DomainError('not_found');
  await endSessions(deps, [ended]);
  return undefined;
});

export const endOtherSessions = route(contract.endOtherSessions, async ({ admin, session }, deps) => {
  const sessions = await sessionsOf(deps, admin);
  await endSessions(
    deps,
    sessions.filter(({ id }) => id !== session.id),
  );
  return undefined;
});
