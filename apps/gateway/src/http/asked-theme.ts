import { readThemeSetting, type ThemeSetting } from '@yingzao/theme'

/** The theme that an address asks for as JSON (`&theme=`). Undefined: none, or none that can be read. */
export function askedTheme(asked: unknown): ThemeSetting | undefined {
  if (typeof asked !== 'string') return undefined
  try {
    return readThemeSetting(JSON.parse(asked)).setting
  } catch {
    return undefined
  }
}
