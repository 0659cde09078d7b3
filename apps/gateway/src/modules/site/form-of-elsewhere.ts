import type { PageNote } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { unkeptHeaders } from './served-page'

/** Bytes, as for the forms that are answered. */
const BODY_LIMIT = 128 * 1024
const config = { site: 'page' } as const

/**
 * Says that a form was not sent, for pages that call another gateway: a browser that submits a form by itself, because
 * no script of ours has reached it, sends it here, where nobody accepts it. Nothing of what was sent is read. `address`
 * ends with the page's code.
 */
export function refuseForms(
  app: FastifyInstance,
  { site, company }: Pick<Context, 'site' | 'company'>,
  address: `${string}/:code`,
): void {
  app.get<OfPage>(address, { config }, ({ params: { code } }, reply) => reply.redirect(pageOf(code), 303))
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_request, _body, done) => done(null),
    )
    scope.post<OfPage>(address, { config }, ({ params: { code } }, reply) => {
      const known = company.known()
      const page = site.renderNote(noteFor(known.site.phone, pageOf(code)), known)
      return reply.code(503).headers(unkeptHeaders(page)).send(page.html)
    })
  })
}

interface OfPage {
  Params: { code: string }
}

function noteFor(phone: string, href: string): PageNote {
  const call = phone && `，或致电 ${phone}`
  return {
    title: '没有提交成功',
    hint: `页面没有加载完整。请返回页面，等它加载完再提交${call}。`,
    action: '返回页面',
    href,
  }
}

/** A code that does not exist leads to a page that does not exist. */
function pageOf(code: string): string {
  return `/h5-page/h5/${encodeURIComponent(code)}`
}
