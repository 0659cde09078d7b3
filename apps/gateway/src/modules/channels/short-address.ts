import { TRACKED_CODE, trackedLinkAddress } from '@yingzao/contract/studio'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../context'
import { createStatePages } from '../site'
import { findByCode, linkOf } from './link-store'

const SHORT = '/s'

/** The address that people are given for a code. */
export function shortAddress({ config }: Pick<Context, 'config'>, code: string): string {
  return `${config.publicOrigin}${SHORT}/${code}`
}

/**
 * Redirects from a short address to its page, with its link's parameters. The target may change at any time, so it is
 * not cached. It leads to our own pages or nowhere: the redirect has no host.
 */
export function registerShortAddress(app: FastifyInstance, ctx: Context): void {
  const sendState = createStatePages(ctx)

  app.get<{ Params: { code: string } }>(
    `${SHORT}/:code`,
    { config: { site: 'page' } },
    async ({ params: { code }, url }, reply): Promise<FastifyReply> => {
      try {
        const row = TRACKED_CODE.test(code) ? await findByCode(ctx.db.orm, code) : undefined
        const address = row && trackedLinkAddress(linkOf(row), queryOf(url))
        if (address === undefined) return sendState(reply, 'not_found')
        return reply.header('cache-control', 'no-store').redirect(address, 302)
      } catch (error) {
        ctx.log.error({ short_address: code, err: error }, 'Nobody could say where a short address leads')
        return sendState(reply, 'error')
      }
    },
  )
}

function queryOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at + 1)
}
