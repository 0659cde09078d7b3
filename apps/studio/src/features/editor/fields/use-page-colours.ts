import type { EditedPage } from '@yingzao/editor-core'
import { resolveTheme, tokensOf } from '@yingzao/theme'
import { useMemo } from 'react'
import { usePageValue, useSession } from '../session/session-context'

const SHOWN = ['ink', 'ink-soft', 'ink-faint', 'brand-deep', 'brand-line', 'link', 'line']

const themeOf = (page: EditedPage) => page.extra.theme

/** Tokens of the page's theme by which its texts are coloured, for what is written outside of the page. */
export function usePageColours(): Readonly<Record<string, string>> {
  const { companyTheme } = useSession()
  const own = usePageValue(themeOf)
  return useMemo(() => {
    const tokens = tokensOf(resolveTheme(own, companyTheme))
    return Object.fromEntries(SHOWN.map((name) => [`--yz-${name}`, tokens[name] as string]))
  }, [own, companyTheme])
}
