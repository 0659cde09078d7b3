import type { StudioLanguage } from '@yingzao/contract/studio'
import { LANGUAGE } from './language'

/** The gateway reads it before it sends a page of the Studio. */
const COOKIE = 'studio_language'
const YEAR_S = 365 * 24 * 3_600
/** What was wanted when the page was loaded anew for it. */
const WANTED = 'studio-language'

/** Has this browser get the Studio in a language, and loads it anew. */
export function speakIn(language: StudioLanguage): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the promise of cookieStore, which not all of these browsers have, would come after the page is gone.
  document.cookie = `${COOKIE}=${language}; Path=/studio; Max-Age=${YEAR_S}; SameSite=Lax`
  window.location.reload()
}

/**
 * Loads the Studio anew when it speaks another language than whoever is logged in wants. Once: a browser without cookies
 * would get the same again and again.
 */
export function speakAsWanted(wanted: StudioLanguage): void {
  if (wanted === LANGUAGE) return
  if (sessionStorage.getItem(WANTED) === wanted) return
  sessionStorage.setItem(WANTED, wanted)
  speakIn(wanted)
}
