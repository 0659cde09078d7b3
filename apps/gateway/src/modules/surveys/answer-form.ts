import { createHmac } from 'node:crypto'
import { answersIn, surveyOf } from '@yingzao/blocks/props'
import { errors, operations, type PageNote } from '@yingzao/contract/server'
import { PAGE_CODE } from '@yingzao/schema/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { isFromForeignPage } from '../../http/foreign-page'
import { inTime, OutOfTime } from '../../http/in-time'
import { sendLine } from '../../http/send-envelope'
import { unkeptHeaders } from '../site'
import { PATIENCE_MS } from './patience'
import { type SurveyTools, submitSurvey } from './submit-survey'

/** The address to which a browser submits a form by itself. */
export const PLAIN_FORMS = '/h5-page/survey/:code'
const config = { site: 'page' } as const

/** Bytes. Twelve fields of a thousand characters, each of which takes at most nine. */
const BODY_LIMIT = 128 * 1024

const BY_SCRIPT: readonly string[] = ['region', 'file']

interface OfForm {
  Params: { code: string }
  Querystring: { form?: unknown }
}

interface FormTools extends SurveyTools, Pick<Context, 'company' | 'site'> {}

/** Answers forms that a browser submits by itself, because no script of ours has reached it, with a page. */
export function registerPlainForms(app: FastifyInstance, tools: FormTools): void {
  // Somebody has opened the address again, or passed it on.
  app.get<OfForm>(PLAIN_FORMS, { config }, ({ params: { code } }, reply) =>
    reply.redirect(PAGE_CODE.test(code) ? pageOf(code) : '/h5-page/', 303),
  )
  // A scope of its own: calls of the contract must not accept what any site's form can send.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, String(body)),
    )
    scope.post<OfForm>(PLAIN_FORMS, { config }, answer)
  })

  async function answer(request: FastifyRequest<OfForm>, reply: FastifyReply): Promise<FastifyReply> {
    if (isFromForeignPage(request)) return sendLine(reply, 403, errors.operationFailed.msg)
    const { status, note } = await noteOn(request)
    const page = tools.site.renderNote(note, tools.company.known())
    return reply.code(status).headers(unkeptHeaders(page)).send(page.html)
  }

  async function noteOn(request: FastifyRequest<OfForm>): Promise<{ status: number; note: PageNote }> {
    const { code } = request.params
    const page = PAGE_CODE.test(code) ? await tools.forms.findPage(code) : undefined
    const block = page?.blocks.find(({ id }) => id === request.query.form)
    if (!page || !block) return { status: 404, note: refusal(errors.contentNotFound.msg, '/h5-page/') }
    const { fields, after, ends } = surveyOf(block)
    const sent = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
    const input = operations.submitSurvey.request.safeParse({
      page_code: page.code,
      block_id: block.id,
      submit_id: submitIdOf(request),
      answers: answersIn(sent, fields),
      agreed: sent.get('consent') ?? undefined,
    })
    let shown: { title: string; text: string } = after
    try {
      if (!input.success) throw new AppError(errors.invalidParameters)
      // Regions come by script and files are sent by one, so nobody without scripts could answer.
      const skipped = fields.filter(({ type }) => BY_SCRIPT.includes(type)).map(({ id }) => id)
      const { end } = await inTime(
        submitSurvey(tools, input.data, undefined, request, { skipped }),
        PATIENCE_MS,
      )
      shown = ends.find(({ id }) => id === end) ?? after
    } catch (error) {
      if (error instanceof OutOfTime)
        return { status: 503, note: refusal(errors.serverError.msg, pageOf(code)) }
      if (!(error instanceof AppError)) throw error
      const { http, msg } = error.error
      return { status: http, note: refusal(msg, pageOf(code)) }
    }
    return {
      status: 200,
      note: {
        title: shown.title || '提交成功',
        hint: shown.text || '感谢您的填写',
        action: '返回页面',
        href: pageOf(code),
        isGood: true,
      },
    }
  }

  /**
   * A page that is the same for everybody holds no ID: a reload of the answer is recognised by what was sent, from
   * where and when.
   */
  function submitIdOf({ ip, headers, body }: FastifyRequest): string {
    const day = new Date().toISOString().slice(0, 10)
    return createHmac('sha256', tools.config.piiIndexKey)
      .update(['survey', day, ip, headers['user-agent'], String(body)].join('\n'))
      .digest('base64url')
  }
}

/** What was typed is still there when the browser goes back. */
function refusal(msg: string, href: string): PageNote {
  return {
    title: '没有提交成功',
    hint: `${msg}。请用浏览器的返回键回到表单，改正后再提交。`,
    action: '返回页面',
    href,
  }
}

function pageOf(code: string): string {
  return `/h5-page/h5/${code}`
}
