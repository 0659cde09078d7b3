/** The cookie that carries the visitor's login (DOMAIN.md decision 23), where cookies are kept. */
export interface CookieJar {
  cookie: string
}

/** The visitor's token, if there is one. It says nothing about whether the server still accepts it. */
export function readToken({ cookie }: CookieJar): string | undefined {
  return (/(?:^|; )token=([^;]+)/.exec(cookie) || [])[1]
}

/**
 * Forgets the token on this host and on every domain above it: it may have been set for any of them, and a cookie can
 * be removed only where it was set. Browsers ignore domains that are not theirs.
 */
export function clearToken(jar: CookieJar, hostname: string): void {
  const labels = hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) jar.cookie = `token=; path=/; max-age=0${domain}`
}

/** Keeps a token that the app has handed over, as the gateway would: for 365 days (SPEC.md section 6). */
export function keepToken(
  jar: CookieJar,
  token: string,
  { domain, isSecure }: { domain: string; isSecure: boolean },
): void {
  const scope = `${domain && `; domain=${domain}`}${isSecure ? '; secure' : ''}`
  jar.cookie = `token=${token}; path=/; max-age=${365 * 24 * 3600}; samesite=lax${scope}`
}

/** The opaque number of who is logged in, empty for nobody. For statistics only: nobody has checked the token. */
export function uidOf(token: string | undefined): string {
  try {
    // A missing token ends here like one that cannot be read.
    const [, payload] = (token as string).split('.') as [string, string]
    const { sub, uid } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')))
    // Another gateway may name it as SPEC.md does.
    return `${sub || uid || ''}`
  } catch {
    return ''
  }
}
