import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BRAND } from '@app/domain/brand.ts';
import { environment } from '../config/environment.ts';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';
import { renderAt } from '../testing/render-at.tsx';

afterEach(() => {
  delete environment.VITE_APP_CHECK_KEY;
});

describe.each([
  ['contact', ContactForm],
  ['newsletter', NewsletterForm],
])('the %s form', (_, Form) => {
  it('contains telephone and e-mail for visitors without JavaScript when the site is built for App Check', () => {
    environment.VITE_APP_CHECK_KEY = 'sample-site-key';
    renderAt('/en/contact', <Form />);
    const instead = screen.getByText(/This needs JavaScript/);
    expect(instead.parentElement?.tagName).toBe('FORM');
    expect(instead.parentElement?.firstElementChild).toBe(instead);
    expect(instead.querySelector(`[href="mailto:${BRAND.email}"]`)).not.toBeNull();
  });

  it('contains neither when the site is built without App Check', () => {
    renderAt('/en/contact', <Form />);
    expect(screen.queryByText(/This needs JavaScript/)).toBeNull();
  });
});
