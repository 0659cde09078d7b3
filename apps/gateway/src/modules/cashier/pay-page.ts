import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import type { Outside } from '../../integrations'
import { openidIn } from '../orders'
import { checkedReturn } from '../passport-pages'
import { privateHeaders } from '../site'
import { askForOpenid, PAY_PATH } from './openid'

/** Where Alipay redirects a form to: browsers check that against the policy of the page that posted it. */
const ALIPAY_PAGES = 'https://*.alipay.com'

/**
 * Serves the page on which an order is paid: for WeChat, whose payments need one fixed directory, for visitors who
 * return from a supplier, and for those who open an order that is waiting. Nothing in it is personal; the order itself
 * is loaded by calls.
 */
export function registerPayPage(app: FastifyInstance, ctx: Context, outside: Pick<Outside, 'wechat'>): void {
  app.get(PAY_PATH, { config: { site: 'page' } }, (request, reply) => {
    if (isWithoutOpenid(ctx, outside, request)) return askForOpenid(ctx, outside, request, reply)
    return sendPayPage(ctx, request, reply)
  })
}

/** WeChat is asked once a session, where it can be asked; `openid=0` says that it did not help. */
function isWithoutOpenid(
  { config }: Context,
  { wechat }: Pick<Outside, 'wechat'>,
  { headers, query }: FastifyRequest,
): boolean {
  const agent = headers['user-agent'] ?? ''
  const isWechat = /MicroMessenger/i.test(agent) && !/miniProgram/i.test(agent)
  // Payments that another gateway starts go to an account that is not ours.
  if (!isWechat || !wechat.knowsVisitors || config.gatewayOrigin !== undefined) return false
  return (query as { openid?: unknown }).openid !== '0' && openidIn(config, headers.cookie) === undefined
}

function sendPayPage(ctx: Context, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { config, site } = ctx
  const { from, text } = request.query as Record<string, unknown>
  const company = ctx.company.known()
  const drawn = site.renderPay({
    returnTo: checkedReturn(ctx, request, from, config.hostSettings.home ?? '/h5-page/'),
    site: company.site,
    theme: company.theme,
    isTextLarge: text === 'large' || /(?:^|; )text=large/.test(request.headers.cookie ?? ''),
    host: config.hostSettings,
    formOrigins: formOrigins(ctx),
  })
  // WeChat accepts no payment from a page whose `referrer-policy` hides its site: these headers name it.
  return reply.headers(privateHeaders(drawn)).send(drawn.html)
}

function formOrigins({ config }: Context): string[] {
  if (config.gatewayOrigin !== undefined) return ['https://openapi.alipay.com', ALIPAY_PAGES]
  return config.alipay ? [config.alipay.origin, ALIPAY_PAGES] : []
}
