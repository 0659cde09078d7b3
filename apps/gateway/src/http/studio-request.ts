import { studioErrors } from '@yingzao/contract/studio'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error'

/** A header that no form can send and no script of another site may. Its value says nothing. */
export const STUDIO_HEADER = 'x-yingzao-studio'

/**
 * Refuses a write that another site made the browser send along with our cookie: one without the Studio's own header,
 * or, where the browser says from which page it comes, from one that is not of this very host. Another host of the
 * same domain is another site too.
 */
export function refuseForeignRequest({ headers, host }: FastifyRequest): void {
  const { origin, 'sec-fetch-site': from } = headers
  const isForeign =
    (origin !== undefined && hostOf(origin) !== host) || (from !== undefined && !OWN.includes(from))
  if (headers[STUDIO_HEADER] === undefined || isForeign) throw new AppError(studioErrors.foreignRequest)
}

/** `none`: typed by the user, which no other site can do. */
const OWN: readonly unknown[] = ['same-origin', 'none']

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
