import type { ThemeConfig } from 'antd';

/** Where antd asks for a colour or a face, and which value of `ui/tokens.css` it gets. */
const FROM_TOKENS = {
  colorPrimary: '--color-roast',
  colorInfo: '--color-roast',
  colorSuccess: '--color-celadon-deep',
  colorError: '--color-error',
  colorWarning: '--color-persimmon',
  colorLink: '--color-persimmon',
  colorTextBase: '--color-ink',
  colorTextSecondary: '--color-ink-soft',
  colorTextDescription: '--color-ink-soft',
  colorTextPlaceholder: '--color-ink-soft',
  /** The arrow of a list to choose from. */
  colorTextQuaternary: '--color-control',
  colorBorder: '--color-control',
  colorBorderSecondary: '--color-line',
  /** antd's own pale shades of so dark a brown are grey. */
  colorPrimaryBg: '--color-paper',
  colorPrimaryBgHover: '--color-wall',
  colorWarningBg: '--color-paper',
  colorErrorBg: '--color-error-mist',
  controlItemBgHover: '--color-paper',
  /** antd draws the focus in these: around buttons, and around fields. */
  colorPrimaryBorder: '--color-persimmon',
  controlOutline: '--color-persimmon',
  fontFamily: '--font-text',
} as const;

/** antd's theme in the brand's colours. antd computes shades, so it needs the values themselves and not CSS variables. */
export function themeFrom(style: CSSStyleDeclaration): ThemeConfig {
  const values = Object.entries(FROM_TOKENS).map(([name, variable]) => [
    name,
    style.getPropertyValue(variable).trim(),
  ]);
  return {
    token: {
      ...(Object.fromEntries(values) as Record<keyof typeof FROM_TOKENS, string>),
      borderRadius: Number.parseFloat(style.getPropertyValue('--radius')),
      fontSize: 15,
      controlHeight: 40,
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 600 },
    },
  };
}
