import { readThemeSetting, type ThemeSetting } from '@yingzao/theme'

/** The theme that an address requests as JSON (`&theme=`). Undefined: none, or an unreadable one. */
export function askedTheme(asked: unknown): ThemeSetting | undefined {
  if (typeof asked !== 'string') return undefined
  try {
    return readThemeSetting(JSON.parse(asked)).setting
  } catch {
    return undefined
  }
}
