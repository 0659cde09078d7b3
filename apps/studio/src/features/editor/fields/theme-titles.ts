import { THEME_NAMES, type ThemeKind, type ThemeName, themeNameOf, themeValue } from '@yingzao/schema/client'
import { wording } from './wording'

/** Returns what people call the part of the theme that a value names. Undefined: it names none. */
export function themeTitle(value: unknown): string | undefined {
  const name = themeNameOf(value)
  return name && wording.theme[name]
}

/** Returns the value that people mean by a title; sizes of several kinds share titles, so the kind has to be given. */
export function themeValueOf(kind: ThemeKind, title: string): string | undefined {
  const names: readonly ThemeName[] = THEME_NAMES[kind]
  const name = names.find((one) => wording.theme[one] === title)
  return name && themeValue(name)
}
