import type { ThemeConfig } from 'antd'

/**
 * The colours of the Studio. What users click is blue and not the brand's red, because red is for buttons that remove
 * something.
 */
const COLOURS = {
  brand: '#d7261e',
  primary: '#2257b8',
  primaryDeep: '#173f86',
  primarySoft: '#eef3fc',
  danger: '#c02a1c',
  dangerSoft: '#fdf1ef',
  success: '#1b7a48',
  successSoft: '#edf7f1',
  warning: '#955600',
  warningSoft: '#fdf6e9',
  ink: '#1d2129',
  inkSoft: '#565d6b',
  inkFaint: '#656c79',
  line: '#e3e6eb',
  lineStrong: '#cfd4dc',
  ground: '#ffffff',
  groundSoft: '#f5f6f8',
  groundRaised: '#fafbfc',
}

const FONT =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif'

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The theme for antd. Its own greys are too light for small text, so all of them are replaced. */
export function studioTheme(): ThemeConfig {
  return {
    token: {
      colorPrimary: COLOURS.primary,
      colorInfo: COLOURS.primary,
      colorLink: COLOURS.primary,
      colorLinkHover: COLOURS.primaryDeep,
      colorLinkActive: COLOURS.primaryDeep,
      colorError: COLOURS.danger,
      colorSuccess: COLOURS.success,
      colorWarning: COLOURS.warning,
      // The tints that antd derives from dark colours are muddy.
      colorInfoBg: COLOURS.primarySoft,
      colorInfoBorder: '#c6d6f2',
      colorErrorBg: COLOURS.dangerSoft,
      colorErrorBorder: '#efc4be',
      colorSuccessBg: COLOURS.successSoft,
      colorSuccessBorder: '#b9dec9',
      colorWarningBg: COLOURS.warningSoft,
      colorWarningBorder: '#ecd3a4',
      colorText: COLOURS.ink,
      colorTextSecondary: COLOURS.inkSoft,
      colorTextTertiary: COLOURS.inkFaint,
      colorTextDescription: COLOURS.inkFaint,
      colorTextPlaceholder: COLOURS.inkFaint,
      colorIcon: COLOURS.inkFaint,
      colorBorder: COLOURS.lineStrong,
      colorBorderSecondary: COLOURS.line,
      colorBgLayout: COLOURS.groundSoft,
      borderRadius: 6,
      fontFamily: FONT,
      motion: !isStill(),
    },
    components: {
      Table: {
        headerBg: COLOURS.groundRaised,
        headerColor: COLOURS.inkSoft,
        headerSplitColor: 'transparent',
        rowHoverBg: COLOURS.groundRaised,
        rowSelectedBg: COLOURS.primarySoft,
        rowSelectedHoverBg: COLOURS.primarySoft,
        cellFontSizeSM: 13,
        cellPaddingBlockSM: 9,
        cellPaddingInlineSM: 12,
      },
      Segmented: { itemColor: COLOURS.inkSoft, trackBg: COLOURS.groundSoft },
      Form: { verticalLabelPadding: '0 0 4px' },
    },
  }
}

/** Gives our own style sheets the same colours, as `--st-ink-soft` and so on. */
export function paintRoot(root: HTMLElement): void {
  for (const [name, value] of Object.entries(COLOURS)) {
    root.style.setProperty(`--st-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value)
  }
  root.style.setProperty('--st-font', FONT)
}
