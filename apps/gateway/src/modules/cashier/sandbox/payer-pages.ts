import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context'
import { isFromForeignPage } from '../../../http/foreign-page'
import { sendLine } from '../../../http/send-envelope'
import { openPaymentSandbox, type PaymentSupplierName, SANDBOX_PATH } from '../../../integrations'
import { payerHtml, type ShownTrade } from './payer-html'

const PAY = `${SANDBOX_PATH}/pay`
const ALIPAY = `${SANDBOX_PATH}/alipay`
const config = { site: 'page' } as const

/** Bytes. An Alipay form has some twenty short fields. */
const BODY_LIMIT = 64 * 1024

interface Asked {
  supplier: PaymentSupplierName
  outTradeNo: string
  /** Our path that the payer returns to; empty: none. */
  back: string
}

/**
 * What a payer sees at WeChat or Alipay, for trying a purchase where no account is configured: the form that pages post
 * to Alipay, and a page with 付款 and 取消. We are notified of a payment just as the supplier would notify us.
 */
export function registerPayerPages(app: FastifyInstance, ctx: Context): void {
  // What is paid at a real account is not paid here.
  const isSandbox = (supplier: PaymentSupplierName) =>
    supplier === 'alipay' ? !ctx.config.alipay : !ctx.config.wechatPay

  app.get(PAY, { config }, async (request, reply) => {
    const asked = readQuery(request.query as Record<string, unknown>)
    const trade = isSandbox(asked.supplier) ? await find(ctx, asked) : undefined
    return trade ? send(reply, payerHtml({ ...asked, trade })) : reply.callNotFound()
  })

  // A scope of its own: calls of the contract must not accept what any site's form can send.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )

    scope.post(ALIPAY, { config }, async (request, reply) => {
      if (!isSandbox('alipay')) return reply.callNotFound()
      const { open } = await openPaymentSandbox(ctx, 'alipay')
      const fields = Object.fromEntries(formIn(request))
      const said = await open({ action: `${ctx.config.publicOrigin}${ALIPAY}`, fields })
      const { location } = said.headers
      if (location !== undefined) return reply.redirect(location, 303)
      return reply.code(said.status).type('text/plain; charset=utf-8').send(said.body)
    })

    scope.post(PAY, { config }, async (request, reply) => {
      if (isFromForeignPage(request)) return sendLine(reply, 403, '请从付款页上付款')
      const form = formIn(request)
      const asked = readForm(form)
      if (!isSandbox(asked.supplier) || !(await find(ctx, asked))) return reply.callNotFound()
      const trade = form.get('do') === 'pay' ? await pay(app, ctx, asked) : await find(ctx, asked)
      if (form.get('do') === 'pay' && trade?.status !== 'paid')
        return send(reply, payerHtml({ ...asked, trade: trade as ShownTrade }))
      if (asked.back !== '') return reply.redirect(asked.back, 303)
      return send(reply, payerHtml({ ...asked, trade: trade as ShownTrade, isDone: true }))
    })
  })
}

async function find(ctx: Context, { supplier, outTradeNo }: Asked): Promise<ShownTrade | undefined> {
  return (await openPaymentSandbox(ctx, supplier)).find(outTradeNo)
}

/** Pays, and delivers the notice the way every notice is delivered. */
async function pay(
  app: FastifyInstance,
  ctx: Context,
  { supplier, outTradeNo }: Asked,
): Promise<ShownTrade | undefined> {
  const sandbox = await openPaymentSandbox(ctx, supplier)
  const trade = await sandbox.pay(outTradeNo)
  if (trade?.status !== 'paid') return trade
  const { method, url, headers, body } = sandbox.notify(trade)
  const { statusCode } = await app.inject({ method, url: new URL(url).pathname, headers, payload: body })
  ctx.log.info(`The sandbox of ${supplier} has told of a payment and heard ${statusCode}.`)
  return trade
}

function readQuery(query: Record<string, unknown>): Asked {
  const { what, no, out_trade_no, redirect_url, return_url } = query
  const isAlipay = what === 'alipay'
  return {
    supplier: isAlipay ? 'alipay' : 'wechat',
    outTradeNo: text(isAlipay ? out_trade_no : no),
    back: pathOf(text(isAlipay ? return_url : redirect_url)),
  }
}

function readForm(form: URLSearchParams): Asked {
  return {
    supplier: form.get('supplier') === 'alipay' ? 'alipay' : 'wechat',
    outTradeNo: form.get('no') ?? '',
    back: pathOf(form.get('back') ?? ''),
  }
}

/**
 * Suppliers redirect to where we say, which is a page of ours: relative, as this machine may be opened by any address.
 */
function pathOf(address: string): string {
  if (address === '' || !URL.canParse(address, 'http://localhost')) return ''
  const { pathname, search } = new URL(address, 'http://localhost')
  return pathname.startsWith('/h5-page/') ? pathname + search : ''
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function formIn({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .send(html)
}
