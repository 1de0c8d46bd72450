import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type { getNoticeSettings, setNoticeSettings } from '@app/domain/api/mails.ts';
import { NOTICE_KINDS, NOTICE_LIMITS, NOTICE_TIMINGS } from '@app/domain/owner-notice/owner-notice.ts';
import type { NoticeSettings } from '@app/domain/owner-notice/owner-notice-schema.ts';
import { cleanCode } from '@app/domain/shared/clean-text.ts';
import { EMAIL_PATTERN } from '@app/domain/shared/email-pattern.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '@app/domain/shared/language.ts';
import { call } from '../../lib/api-client.ts';
import { Loaded } from '../account/loaded.tsx';
import { useCommand } from '../commands/use-command.tsx';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { AdminForm } from '../form/admin-form.tsx';
import { useKeptValues } from '../form/kept-text.ts';
import { joinList, splitList } from '../form/list-text.ts';
import { inSession } from '../session/in-session.ts';
import styles from './notice-settings.module.css';

type Values = Omit<NoticeSettings, 'addresses'> & { addresses: string };

const PATH = '/api/admin/notice-settings';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: hour,
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** What the owner is told by mail: when of each kind, at which addresses, in which language. */
export function NoticeSettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['adminDialogs', 'admin']);
  const query = useQuery({
    queryKey: ['notice-settings'],
    queryFn: () => inSession(() => call<typeof getNoticeSettings>('GET', PATH)),
    gcTime: 0,
    // A form must not change under what is typed.
    refetchOnWindowFocus: false,
  });
  return (
    <SmallDialog title={t('admin:mail.notices')} open onClose={onClose} width={36}>
      <p>{t('notices.explanation', { minutes: NOTICE_LIMITS.gatheringMinutes })}</p>
      <Loaded query={query}>{(settings) => <SettingsForm settings={settings} onClose={onClose} />}</Loaded>
    </SmallDialog>
  );
}

function SettingsForm({ settings, onClose }: { settings: NoticeSettings; onClose: () => void }) {
  const { t } = useTranslation('adminDialogs');
  const stored = { ...settings, addresses: joinList(settings.addresses) };
  const kept = useKeptValues<Values>('notice-settings', 'owner', stored);
  const { start, isBusy } = useCommand({
    request: (body: RequestBodyOf<typeof setNoticeSettings>) =>
      call<typeof setNoticeSettings>('PUT', PATH, { body }),
    forget: kept.forget,
    done: t('notices.saved'),
    failed: t('notices.notSaved'),
    onDone: onClose,
  });
  const addressesOf = (text: string) => splitList(text).map((address) => cleanCode(address));
  /** Explains what is wrong with the typed addresses. */
  const problemOf = (text: string) => {
    const addresses = addressesOf(text);
    const { addressesMax: max } = NOTICE_LIMITS;
    if (addresses.length === 0) return t('notices.addressMissing');
    if (addresses.length > max) return t('notices.tooManyAddresses', { max });
    const wrong = addresses.find((address) => !EMAIL_PATTERN.test(address));
    return wrong && t('notices.addressInvalid', { address: wrong });
  };
  return (
    <AdminForm<Values>
      disabled={isBusy}
      initialValues={kept.initial}
      onValuesChange={(_, values) => kept.keep(values)}
      onFinish={({ addresses, ...values }) => start({ ...values, addresses: addressesOf(addresses) })}
    >
      <Form.Item
        name="addresses"
        label={t('notices.addresses')}
        extra={t('notices.addressesHint')}
        validateTrigger="onSubmit"
        rules={[
          {
            validator: async (_, text: string) => {
              const problem = problemOf(text);
              if (problem) throw new Error(problem);
            },
          },
        ]}
      >
        <Input autoComplete="off" inputMode="email" />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="language" label={t('notices.language')}>
          <Select
            virtual={false}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          />
        </Form.Item>
        <Form.Item name="hour" label={t('notices.hour')}>
          <Select virtual={false} options={HOURS} />
        </Form.Item>
      </div>
      <div className={styles.pair}>
        {NOTICE_KINDS.map((kind) => (
          <Form.Item key={kind} name={['timings', kind]} label={t(`notices.kinds.${kind}`)}>
            <Select
              virtual={false}
              options={NOTICE_TIMINGS.map((value) => ({ value, label: t(`notices.timings.${value}`) }))}
            />
          </Form.Item>
        ))}
      </div>
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('notices.close')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('notices.save')}
        </Button>
      </div>
    </AdminForm>
  );
}
