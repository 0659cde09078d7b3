import type { PageState } from '@yingzao/contract/server'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../context'
import { unkeptHeaders } from './served-page'

const STATUS: Record<PageState, number> = { not_found: 404, no_content: 404, error: 503 }
const RETRY_AFTER_SECONDS = 5

/** Sends the page that stands in for a missing one. */
export type SendState = (reply: FastifyReply, state: PageState) => FastifyReply

/** Renders the stand-ins once for what the company says about itself; they are the same for every visitor. */
export function createStatePages({ site, company }: Pick<Context, 'site' | 'company'>): SendState {
  const prepare = (state: PageState) => {
    const page = site.renderState(state, company.known())
    return { body: Buffer.from(page.html), headers: unkeptHeaders(page) }
  }
  const prepareAll = () => ({
    says: company.known(),
    not_found: prepare('not_found'),
    no_content: prepare('no_content'),
    error: prepare('error'),
  })
  let pages = prepareAll()

  return (reply, state) => {
    if (pages.says !== company.known()) pages = prepareAll()
    if (state === 'error') reply.header('retry-after', RETRY_AFTER_SECONDS)
    return reply.code(STATUS[state]).headers(pages[state].headers).send(pages[state].body)
  }
}
