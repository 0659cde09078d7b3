import { errors } from '@yingzao/contract/server'
import { PAGE_CODE } from '@yingzao/schema/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isFromForeignPage } from '../../http/foreign-page'
import { sendLine } from '../../http/send-envelope'
import { defineModule } from '../define-module'
import { setTokenCookie } from '../passport'
import { refuseForms, unkeptHeaders } from '../site'
import { countSends } from '../sms'
import { answerForm } from './answer-form'
import { countSteps, viewOf } from './count-steps'
import { readSent } from './read-sent'
import { readInvited } from './sent-invited'
import { readLead } from './sent-lead'
import { readRegistration } from './sent-registration'

const ADDRESS = '/h5-page/lead/:code'
const config = { site: 'page' } as const

/** Bytes. What is typed is short, and a captcha's ticket has 2 KB at most. */
const BODY_LIMIT = 16 * 1024

interface OfForm {
  Params: { code: string }
  Querystring: { form?: unknown }
}

/**
 * Answers lead and registration forms with pages, for visitors whom none of our scripts has reached. Every step is a
 * form of its own that carries along what was typed: nothing is kept between them.
 */
export const leadPagesModule = defineModule({
  name: 'lead-pages',
  serve(app, ctx, { outside, declared: { registered, loggedIn } }) {
    // The calls of pages go to another gateway, and so do their leads.
    if (ctx.config.gatewayOrigin !== undefined) return refuseForms(app, ctx, ADDRESS)
    const { publishedPages: pages } = app
    const leadForms = pages.blocksWith('collectsLeads')
    const kinds = [
      { forms: leadForms, read: readLead, isCounted: true },
      // Counted as little as its script does.
      { forms: pages.blocksWith('takesApplications'), read: readRegistration, isCounted: false },
      { forms: pages.blocksWith('registersVisitors'), read: readInvited, isCounted: false },
    ]
    const counted = countSends(app.metrics)
    const tools = { ...ctx, leadForms, outside, clock: pages.clock, counted, registered, loggedIn }

    // Somebody has opened the address again, or forwarded it.
    app.get<OfForm>(ADDRESS, { config }, ({ params: { code } }, reply) =>
      PAGE_CODE.test(code) ? reply.redirect(pageOf(code, ''), 303) : sendMissing(reply),
    )
    // A scope of its own: calls of the contract must not take what any site's form can send.
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: BODY_LIMIT },
        (_request, body, done) => done(null, new URLSearchParams(String(body))),
      )
      scope.post<OfForm>(ADDRESS, { config }, answer)
    })

    async function answer(request: FastifyRequest<OfForm>, reply: FastifyReply): Promise<FastifyReply> {
      if (isFromForeignPage(request)) return sendLine(reply, 403, errors.operationFailed.msg)
      const { code } = request.params
      const { form: block_id } = request.query
      const found = PAGE_CODE.test(code) && (await find(code, block_id))
      if (!found) return sendMissing(reply)
      const { form, read, isCounted } = found
      const logIn = (token: string) => setTokenCookie(reply, ctx.config, token)
      const place = { code, form, request, logIn }
      const sent = readSent(request)
      const sentForm = read(tools, sent, place)
      const { status, ...answered } = await answerForm(tools, sentForm, sent, place)
      const view = viewOf(sent)
      if (isCounted) countSteps(app.pageEvents, view, answered.step, place)
      const drawn = ctx.site.renderLead({
        ...answered,
        form,
        carried: sentForm.carried,
        origin: { cps_id: sent.cps_id, view: view.id },
        action: `/h5-page/lead/${code}?form=${encodeURIComponent(form.id)}`,
        returnTo: pageOf(code, sent.cps_id),
        site: ctx.company.known().site,
        theme: ctx.company.known().theme,
        isTextLarge: /(?:^|; )text=large/.test(request.headers.cookie ?? ''),
        usesTencentCaptcha: ctx.config.tencent.captcha !== undefined,
        linkHosts: ctx.config.linkHosts,
      })
      return reply.code(status).headers(unkeptHeaders(drawn)).send(drawn.html)
    }

    /** A form on a page as it is published now, and how its fields are read. */
    async function find(code: string, block_id: unknown) {
      for (const { forms, ...kind } of kinds) {
        const form = (await forms.find(code)).find(({ id }) => id === block_id)
        if (form) return { ...kind, form }
      }
      return undefined
    }

    function sendMissing(reply: FastifyReply): FastifyReply {
      const page = ctx.site.renderState('not_found', ctx.company.known())
      return reply.code(404).headers(unkeptHeaders(page)).send(page.html)
    }
  },
})

/** The page itself, by the link that led there as far as that is known. */
function pageOf(code: string, cps_id: string): string {
  return `/h5-page/h5/${code}${cps_id && `?cps_id=${encodeURIComponent(cps_id)}`}`
}
