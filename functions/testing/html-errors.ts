import { HtmlValidate, type RuleConfig } from 'html-validate';

/** The differences from the recommended rules, each with its reason. */
const RULES: RuleConfig = {
  // HTML knows no difference, and the formatter and React each write one of the two.
  'doctype-style': 'off',
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // The templates' optional parts leave some, where it means nothing.
  'no-trailing-whitespace': 'off',
  // A title is the name of an item or the heading of a form's page, which search engines do not list.
  'long-title': 'off',
  // React's ids begin with an underscore.
  'valid-id': ['error', { relaxed: true }],
  // Checkboxes of one question share a name, too.
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
  // The menus of the header and of closed dialogs are never shown at once. The browser tests check what is shown.
  'unique-landmark': 'off',
  // Special characters would be copied with a telephone number, and one on two lines is read as well.
  'tel-non-breaking': 'off',
};

const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules: RULES });

/** Returns what is wrong with the HTML of a page, each with the element. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
