import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { endOtherSessions, endSession, listSessions } from '@app/domain/api/admin.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call, type Wire } from '../../lib/api-client.ts';
import type { AdminSession } from '@app/domain/admin/admin-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { inSession } from '../session/in-session.ts';
import { useCommand } from '../commands/use-command.tsx';
import styles from './account.module.css';
import { Loaded } from './loaded.tsx';

const PATH = '/api/admin/sessions';
export const SESSIONS_KEY = ['admin-sessions'];

/** Lists the account's sessions. Each can be ended, or all except the current one. */
export function Sessions() {
  const { t } = useTranslation('adminDialogs');
  const query = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: () => inSession(() => call<typeof listSessions>('GET', PATH)),
    gcTime: 0,
  });
  const ending = useCommand({
    request: (id: string | null) =>
      id === null
        ? call<typeof endOtherSessions>('DELETE', PATH)
        : call<typeof endSession>('DELETE', `${PATH}/${id}`),
    done: t('account.sessions.ended'),
    failed: t('account.sessions.endFailed'),
    onDone: () => void query.refetch(),
    onFailed: () => void query.refetch(),
  });
  return (
    <section className={styles.section}>
      <h3>{t('account.sessions.title')}</h3>
      <p>{t('account.sessions.explanation')}</p>
      <Loaded query={query}>
        {(sessions) => (
          <>
            <ul className={styles.sessions}>
              {sessions.map((session) => (
                <Session key={session.id} session={session} isBusy={ending.isBusy} onEnd={ending.start} />
              ))}
            </ul>
            {sessions.length > 1 && (
              <Button disabled={ending.isBusy} onClick={() => ending.start(null)}>
                {t('account.sessions.endOthers')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

interface SessionProps {
  session: Wire<AdminSession>;
  isBusy: boolean;
  onEnd: (id: string) => void;
}

function Session({ session, isBusy, onEnd }: SessionProps) {
  const { t } = useTranslation('adminDialogs');
  const { language } = useLanguage();
  const device = t('account.sessions.device', {
    browser: session.browser || t('account.sessions.unknownBrowser'),
    system: session.system || t('account.sessions.unknownSystem'),
  });
  const moment = (text: string) => formatEventTime(new Date(text), language);
  return (
    <li>
      <div>
        <strong>{device}</strong> {session.isCurrent && <Badge>{t('account.sessions.current')}</Badge>}
        <p>{t('account.sessions.started', { moment: moment(session.startedAt) })}</p>
        <p>{t('account.sessions.seen', { moment: moment(session.lastSeenAt) })}</p>
      </div>
      {!session.isCurrent && (
        <Button
          disabled={isBusy}
          aria-label={t('account.sessions.endNamed', { device })}
          onClick={() => onEnd(session.id)}
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </li>
  );
}
