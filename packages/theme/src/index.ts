export { contrastOf, isHex } from './color'
export { type Ramp, type RampStep, rampOf } from './ramp'
export {
  COLOR_TITLES,
  DEFAULT_PRESET,
  DEFAULT_THEME,
  PART_TITLES,
  PRESET_NAMES,
  PRESETS,
  type PresetName,
  readThemeSetting,
  resolveTheme,
  THEME_CHOICES,
  type Theme,
  type ThemeChoices,
  type ThemeFaults,
  type ThemeSetting,
} from './theme'
export { cssValue, darkTokensOf, type Tokens, themeCss, tokensOf } from './theme-css'
