import type { StudioLanguage } from '@yingzao/contract/studio'
import { LANGUAGE } from './language'

/** The gateway reads it before it serves a page of the Studio. */
const COOKIE = 'studio_language'
const YEAR_S = 365 * 24 * 3_600
/** The language for which the page was last reloaded. */
const WANTED = 'studio-language'

/** Switches this browser's Studio to a language, and reloads it. */
export function speakIn(language: StudioLanguage): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the promise of cookieStore, which not all of these browsers have, would come after the page is gone.
  document.cookie = `${COOKIE}=${language}; Path=/studio; Max-Age=${YEAR_S}; SameSite=Lax`
  window.location.reload()
}

/**
 * Reloads the Studio if its language is not the one that the logged-in member wants. Only once: a browser without
 * cookies would reload again and again.
 */
export function speakAsWanted(wanted: StudioLanguage): void {
  if (wanted === LANGUAGE) return
  if (sessionStorage.getItem(WANTED) === wanted) return
  sessionStorage.setItem(WANTED, wanted)
  speakIn(wanted)
}
