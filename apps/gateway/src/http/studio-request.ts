import { studioErrors } from '@yingzao/contract/studio'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error'
import { isFromForeignPage } from './foreign-page'

/** A header that no form can send and no script of another site may. Its value has no meaning. */
export const STUDIO_HEADER = 'x-yingzao-studio'

/**
 * Refuses a write that another site made the browser send along with our cookie: one without the Studio's own header,
 * or from a page on another host than this.
 */
export function refuseForeignRequest(request: FastifyRequest): void {
  const hasHeader = request.headers[STUDIO_HEADER] !== undefined
  if (!hasHeader || isFromForeignPage(request)) throw new AppError(studioErrors.foreignRequest)
}
