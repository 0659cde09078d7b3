import type { FastifyRequest } from 'fastify'

/**
 * Whether a page of another site made the browser send this, if the browser says which page it comes from. Another host
 * of the same domain is another site too.
 */
export function isFromForeignPage({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { origin, 'sec-fetch-site': from } = headers
  return (origin !== undefined && hostOf(origin) !== host) || (from !== undefined && !OWN.includes(from))
}

/** `none`: typed by the user, which no other site can do. */
const OWN: readonly unknown[] = ['same-origin', 'none']

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
