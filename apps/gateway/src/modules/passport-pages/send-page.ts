import type { PassportPage } from '@yingzao/contract/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import { policyVersion } from '../pages'
import { privateHeaders } from '../site'
import { readAsked } from './read-asked'
import { TEST_HANDSETS } from './test-login'

/** Where each page leads back to when nothing else is asked for. */
const HOMES: Readonly<Record<PassportPage, string>> = {
  mobileLogin: '/passport/m/home',
  desktopLogin: '/passport/m/home',
  testLogin: '/passport/m/home',
  home: '/h5-page/',
  orders: '/passport/m/home',
  receipt: '/passport/m/orders',
  services: '/passport/m/home',
  contracts: '/passport/m/home',
  coupons: '/passport/m/home',
  ticket: '/passport/m/tickets',
  tickets: '/passport/m/home',
  reminders: '/passport/m/home',
  riskTest: '/passport/m/home',
  erase: '/passport/m/home',
}

/** Renders a page for one request. Nothing in it is personal, but the requested address may be private. */
export async function sendPassportPage(
  ctx: Context,
  page: PassportPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config, site } = ctx
  const company = ctx.company.known()
  const drawn = site.renderPassport({
    page,
    ...readAsked(ctx, request, HOMES[page]),
    linkHosts: config.linkHosts,
    consentVersion: await shownVersion(ctx),
    site: company.site,
    theme: company.theme,
    testHandsets: page === 'testLogin' ? TEST_HANDSETS : [],
    gatewayOrigin: config.gatewayOrigin ?? '',
    usesTencentCaptcha: config.tencent.captcha !== undefined,
  })
  return reply.headers({ ...privateHeaders(drawn), ...keptHeaders(page) }).send(drawn.html)
}

/**
 * Somebody standing at the door without a network opens a ticket again, so a browser may show these pages for three
 * days without asking, enough for a reminder and a weekend. A service worker would keep them fresh, but the WeChat web
 * views on iOS run none, and this works everywhere; the page stores what it shows itself, and says when that is from.
 */
function keptHeaders(page: PassportPage): Record<string, string> {
  return page === 'ticket' || page === 'tickets' ? { 'cache-control': 'private, max-age=259200' } : {}
}

/**
 * Empty while the database is unreachable: the page is rendered all the same, and the consent says that the version is
 * not stated.
 */
async function shownVersion(ctx: Pick<Context, 'db' | 'log'>): Promise<string> {
  try {
    return await policyVersion(ctx)
  } catch (error) {
    ctx.log.warn({ err: error }, 'The version of the privacy policy could not be had')
    return ''
  }
}
