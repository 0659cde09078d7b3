import type { EditedPage } from '@yingzao/editor-core'
import { resolveTheme, type Tokens, tokensOf } from '@yingzao/theme'
import { useMemo } from 'react'
import type { EditorSession } from './editor-session'
import { usePageValue, useSession } from './session-context'

const themeOf = (page: EditedPage) => page.extra.theme

/** The tokens of the page's theme, by name without `--yz-`. */
export function useThemeTokens(): Tokens {
  const { companyTheme } = useSession()
  const own = usePageValue(themeOf)
  return useMemo(() => tokensOf(resolveTheme(own, companyTheme)), [own, companyTheme])
}

/** The same at one moment, for code outside rendering. */
export function themeTokens({ editor, companyTheme }: EditorSession): Tokens {
  return tokensOf(resolveTheme(themeOf(editor.page), companyTheme))
}
