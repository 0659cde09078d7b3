import type { StudioLanguage } from '@yingzao/contract/studio'
import type { FastifyRequest } from 'fastify'

/**
 * The language in which a browser gets the Studio. Its own script writes the cookie, as the member has it; whoever has
 * not logged in yet gets what the last member here had.
 */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): StudioLanguage {
  return /(?:^|;\s*)studio_language=en(?:;|$)/.test(headers.cookie ?? '') ? 'en' : 'zh'
}
