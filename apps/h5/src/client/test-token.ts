import { MADE_UP_TOKEN } from './made-up-token'

/** Days that a login lasts (SPEC.md section 9). */
const TOKEN_DAYS = 365

/** Stores the token, or a made-up one for an empty text. False: it is not a token, and nothing was changed. */
export function setToken(text: string): boolean {
  const token = text.trim() || MADE_UP_TOKEN
  if (!/^[\w.=-]+$/.test(token)) return false
  clearToken()
  writeCookie(token, TOKEN_DAYS * 86_400, '')
  return true
}

export function clearToken(): void {
  for (const domain of ['', ...parentDomains(location.hostname)]) writeCookie('', 0, domain)
}

function writeCookie(token: string, seconds: number, domain: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is far above the floor.
  document.cookie = `token=${token}; path=/; max-age=${seconds}; samesite=lax${domain && `; domain=${domain}`}`
}

/** The token is on the product's parent domain, whichever that is here. */
function parentDomains(host: string): string[] {
  const parts = host.split('.')
  return parts.map((_, index) => parts.slice(index).join('.'))
}
