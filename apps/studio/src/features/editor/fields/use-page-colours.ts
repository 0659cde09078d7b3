import { THEME_NAMES } from '@yingzao/schema/client'
import { useMemo } from 'react'
import { useThemeTokens } from '../session/use-theme-tokens'

const SHOWN = [...THEME_NAMES.colour, 'link'] as const

/** Colours of the page's theme as custom properties, for what is written and chosen outside of the page. */
export function usePageColours(): Readonly<Record<string, string>> {
  const tokens = useThemeTokens()
  return useMemo(
    () => Object.fromEntries(SHOWN.map((name) => [`--yz-${name}`, tokens[name] as string])),
    [tokens],
  )
}
