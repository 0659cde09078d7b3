/**
 * Names of the page's theme that an authored style may use, without `--yz-`: `var(--yz-brand)`. The value follows when
 * the theme changes, and a section's ground gives it other values. docs/themes.md says what each is for.
 */
export const THEME_NAMES = {
  // biome-ignore format: fills in one line, texts in the next
  colour: [
    'brand', 'brand-deep', 'brand-dark', 'brand-line', 'accent', 'tint', 'ground', 'ground-soft', 'ground-strong', 'card', 'white',
    'ink', 'ink-soft', 'ink-faint', 'on-brand', 'line',
  ],
  space: ['space-xs', 'space-s', 'space-m', 'space-l', 'space-xl'],
  radius: ['radius-s', 'radius', 'radius-l'],
  shadow: ['shadow', 'shadow-l'],
} as const

export type ThemeKind = keyof typeof THEME_NAMES
export type ThemeName<Kind extends ThemeKind = ThemeKind> = (typeof THEME_NAMES)[Kind][number]

const BY_VALUE: ReadonlyMap<string, ThemeName> = new Map(
  Object.values(THEME_NAMES)
    .flat()
    .map((name): [string, ThemeName] => [themeValue(name), name]),
)

/** How a style refers to it. */
export function themeValue(name: ThemeName): string {
  return `var(--yz-${name})`
}

/** Which name of the theme a value refers to. Undefined: it is a literal value, or names what styles may not. */
export function themeNameOf(value: unknown): ThemeName | undefined {
  return typeof value === 'string' ? BY_VALUE.get(value) : undefined
}
