import { html } from 'hono/html';
import { keepTogether } from '@app/domain/shared/keep-together.ts';

/** Returns a list of facts about an event, a booking or an order, each with its label. */
export const factList = (facts: readonly (readonly [label: string, value: string])[]) =>
  html`<dl>
    ${facts.map(
      ([label, value]) =>
        html`<dt>${label}</dt>
          <dd>${keepTogether(value)}</dd>`,
    )}
  </dl>`;
