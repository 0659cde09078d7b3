import { z } from 'zod'

/** The parent domain for which the login cookie is set. A dot before it, as older servers want, is dropped. */
export function cookieDomain() {
  return z
    .string()
    .transform((text) => text.replace(/^\./, '').toLowerCase())
    .refine(
      (text) => /^(?=.{3,253}$)[a-z\d-]+(\.[a-z\d-]+)+$/.test(text) && !/^[\d.]+$/.test(text),
      'COOKIE_DOMAIN is not a domain like example.com, so browsers would keep no login. Correct it, or unset it to keep logins on one host.',
    )
}

/**
 * What keeps browsers from accepting a cookie of this domain from the origin of this setting; nothing when either is
 * unreadable.
 */
export function cookieDomainProblems(
  domain: string | undefined,
  name: string,
  origin: string | undefined,
): string[] {
  const parsed = cookieDomain().safeParse(domain)
  if (!parsed.success || origin === undefined || !URL.canParse(origin)) return []
  const host = new URL(origin).hostname
  if (host === parsed.data || host.endsWith(`.${parsed.data}`)) return []
  return [
    `COOKIE_DOMAIN ${parsed.data} is no parent of the host in ${name} (${host}), so browsers would keep no login. Set it to ${host} or a parent of it, or unset it.`,
  ]
}
