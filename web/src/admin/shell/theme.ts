import type { ThemeConfig } from 'antd';

/** antd's theme tokens and the variables of `ui/tokens.css` that they take. */
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
  /** The arrow of selects. */
  colorTextQuaternary: '--color-control',
  colorBorder: '--color-control',
  colorBorderSecondary: '--color-line',
  /** antd's derived light shades of such a dark brown are grey. */
  colorPrimaryBg: '--color-paper',
  colorPrimaryBgHover: '--color-wall',
  colorSuccessBg: '--color-celadon-mist',
  colorInfoBg: '--color-paper',
  colorWarningBg: '--color-paper',
  colorErrorBg: '--color-error-mist',
  controlItemBgHover: '--color-paper',
  /** antd's tokens for the focus outline of buttons and of fields. */
  colorPrimaryBorder: '--color-persimmon',
  controlOutline: '--color-persimmon',
  fontFamily: '--font-text',
} as const;

/** The height of what a finger presses, in CSS pixels. */
const FINGER = 44;

/**
 * antd's theme in the brand's colours, without animations if `isCalm`, with controls for fingers if `isTouch`. antd computes shades, so it needs the values
 * themselves and not CSS variables.
 */
export function themeFrom(style: CSSStyleDeclaration, isCalm: boolean, isTouch: boolean): ThemeConfig {
  const values = Object.entries(FROM_TOKENS).map(([name, variable]) => [
    name,
    style.getPropertyValue(variable).trim(),
  ]);
  return {
    token: {
      ...(Object.fromEntries(values) as Record<keyof typeof FROM_TOKENS, string>),
      borderRadius: Number.parseFloat(style.getPropertyValue('--radius')),
      fontSize: 15,
      controlHeight: isTouch ? FINGER : 40,
      ...(isTouch && { controlHeightSM: FINGER }),
      // The text of a button that waits, such as "Updating", is read as well: antd's 65 % is too faint.
      opacityLoading: 1,
      // `ui/base.css` switches animations off then, and antd would wait for their end before it shows a pop-up.
      motion: !isCalm,
    },
    components: {
      Modal: { contentBg: 'var(--color-rice)', headerBg: 'transparent' },
      Tabs: { verticalItemPadding: '8px 12px', verticalItemMargin: '4px 0 0' },
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 600 },
    },
  };
}
