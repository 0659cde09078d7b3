/**
 * A length of the 750-unit design as CSS. `--u` is one unit: a 750th of the stage. `--t`, for text sizes, is the same,
 * and larger in large-text mode (ground.css).
 */
export function units(length: number, unit: '--u' | '--t' = '--u'): string {
  return length === 0 ? '0' : `calc(var(${unit}) * ${length})`
}

/** Properties whose bare numbers are not lengths. */
const UNITLESS = new Set([
  'opacity',
  'fontWeight',
  'lineHeight',
  'flex',
  'flexGrow',
  'flexShrink',
  'order',
  'zIndex',
])

/** Authored style as CSS values: numbers are 750-units unless the property is unitless. */
export function authoredStyle(
  style: Readonly<Record<string, string | number>>,
): Record<string, string | number> {
  const css: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(style)) {
    css[name] = typeof value === 'number' ? lengthOf(name, value) : value
  }
  return css
}

function lengthOf(name: string, value: number): string | number {
  if (UNITLESS.has(name)) return value
  return units(value, name === 'fontSize' || name === 'letterSpacing' ? '--t' : '--u')
}
