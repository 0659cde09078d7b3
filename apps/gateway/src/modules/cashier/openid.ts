import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { type Outside, SupplierError } from '../../integrations'
import { countCall } from '../../limits/count-calls'
import { limitCalls } from '../../limits/limit-calls'
import { openidCookie } from '../orders'

/** The payment page. JSAPI payments are allowed for one directory only, so this path must not change. */
export const PAY_PATH = '/h5-page/pay'

const BACK_PATH = `${PAY_PATH}/openid`
const STATE = 'wx_state'
const STATE_S = 10 * 60

/** A WeChat code is valid for five minutes. */
const CODE_S = 10 * 60

const LIMIT = { name: 'openid', perMinute: 120 }

/** The query of the page that somebody comes back to, longer than any of ours. */
const LONGEST_QUERY = 1000

/**
 * Redirects a page inside WeChat to the service that knows its visitor. The visitor is asked nothing (`snsapi_base`),
 * and the way back is accepted only in the browser that left, by the state that it keeps.
 */
export function askForOpenid(
  { config }: Context,
  { wechat }: Pick<Outside, 'wechat'>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const state = randomBytes(16).toString('hex')
  const origin = config.env === 'production' ? config.publicOrigin : `${request.protocol}://${request.host}`
  const back = new URL(BACK_PATH, origin)
  back.searchParams.set('to', queryIn(request.url))
  return reply
    .header('set-cookie', stateCookie(config, state, STATE_S))
    .header('cache-control', 'no-store')
    .redirect(wechat.authorizeAddress({ returnTo: back.href, state }), 302)
}

interface Back {
  Querystring: { code?: unknown; state?: unknown; to?: unknown }
}

/** Handles the return: stores the visitor's id in their browser, and goes on to the page that they were at. */
export function registerOpenid(app: FastifyInstance, ctx: Context, outside: Pick<Outside, 'wechat'>): void {
  app.get<Back>(BACK_PATH, { config: { site: 'page' } }, async (request, reply) => {
    const openid = await openidOf(ctx, outside, request)
    const cookies = [stateCookie(ctx.config, '', 0)]
    if (openid !== undefined) cookies.push(openidCookie(ctx.config, openid))
    return reply
      .header('set-cookie', cookies)
      .header('cache-control', 'no-store')
      .redirect(pageWith(request.query.to, openid !== undefined), 303)
  })
}

/** Undefined: not known, whatever the reason. The page then says that paying there is impossible, and why. */
async function openidOf(
  ctx: Context,
  { wechat }: Pick<Outside, 'wechat'>,
  request: FastifyRequest<Back>,
): Promise<string | undefined> {
  const { code, state } = request.query
  if (typeof code !== 'string' || code === '' || !isOurs(request, state)) return undefined
  try {
    await limitCalls(ctx.db, LIMIT, request.ip)
    // WeChat accepts a code once, and so do we: of two visitors with the same code, neither may learn the other's id.
    const digest = createHash('sha256').update(code).digest('base64url')
    if ((await countCall(ctx.db.orm, `openid-code ${digest}`, CODE_S)) > 1) return undefined
    return await wechat.openidOf(code)
  } catch (error) {
    if (!(error instanceof SupplierError) && !(error instanceof AppError)) throw error
    ctx.log.warn(`WeChat has not told who pays: ${error.message}`)
    return undefined
  }
}

function isOurs({ headers }: FastifyRequest<Back>, state: unknown): boolean {
  const [, kept] = /(?:^|; )wx_state=([0-9a-f]{32})(?:;|$)/.exec(headers.cookie ?? '') ?? []
  if (kept === undefined || typeof state !== 'string' || state.length !== kept.length) return false
  return timingSafeEqual(Buffer.from(kept), Buffer.from(state.replace(/[^0-9a-f]/g, '-')))
}

/** Where it leads is fixed; only what the page is asked to show comes from outside. */
function pageWith(to: unknown, isKnown: boolean): string {
  const query = new URLSearchParams(typeof to === 'string' ? to : '')
  query.delete('openid')
  if (!isKnown) query.set('openid', '0')
  return `${PAY_PATH}?${query}`
}

function queryIn(url: string): string {
  const { searchParams } = new URL(url, 'http://localhost')
  const query = searchParams.toString()
  // What is too long to come back is where the visitor came from.
  if (query.length > LONGEST_QUERY) searchParams.delete('from')
  return searchParams.toString().slice(0, LONGEST_QUERY)
}

function stateCookie({ env }: Context['config'], state: string, maxAge: number): string {
  const secure = env === 'production' ? '; Secure' : ''
  return `${STATE}=${state}; Path=${PAY_PATH}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}
