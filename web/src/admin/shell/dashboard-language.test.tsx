import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useTranslation } from 'react-i18next';
import { expect, it } from 'vitest';
import { useLanguage } from '../../i18n/language.tsx';
import { LanguageToggle } from '../language-toggle.tsx';
import { renderAdmin } from '../testing/render-admin.tsx';

it('updates all dashboard texts in one render when the language changes', async () => {
  const rendered: string[] = [];
  function Page() {
    const { t } = useTranslation('admin');
    rendered.push(`${useLanguage().language} ${t('dashboard.title')}`);
    return <LanguageToggle className="" />;
  }
  renderAdmin(<Page />, { language: 'en' });
  await userEvent.click(screen.getByRole('button', { name: '한국어' }));
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(rendered).toEqual(['en Dashboard', 'kr 관리자', 'en Dashboard']);
});
