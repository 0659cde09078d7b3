import type { PassportPage } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { defineModule } from '../define-module'
import { sendPassportPage } from './send-page'
import { installTestLogin } from './test-login'

const PATHS: Readonly<Record<string, PassportPage>> = {
  '/passport/m/login': 'mobileLogin',
  '/passport/pc/login': 'desktopLogin',
  '/passport/m/home': 'home',
  '/passport/m/orders': 'orders',
  '/passport/m/receipt': 'receipt',
  '/passport/m/services': 'services',
  '/passport/m/contracts': 'contracts',
  '/passport/m/coupons': 'coupons',
  '/passport/m/ticket': 'ticket',
  '/passport/m/tickets': 'tickets',
  '/passport/m/reminders': 'reminders',
  '/passport/m/risk-test': 'riskTest',
  '/passport/m/erase': 'erase',
}

const config = { site: 'page' } as const

/**
 * Serves the pages of `/passport/`: login, personal center, a visitor's own things, and in the test environment a login
 * without a code.
 */
function installPassportPages(app: FastifyInstance, ctx: Context): void {
  const serve = (path: string, page: PassportPage) =>
    app.get(path, { config }, (request, reply) => sendPassportPage(ctx, page, request, reply))

  for (const [path, page] of Object.entries(PATHS)) serve(path, page)
  app.get('/passport', { config }, (_request, reply) => reply.redirect('/passport/m/home', 302))
  if (ctx.config.env === 'test') {
    serve('/passport/test/login', 'testLogin')
    installTestLogin(app, ctx)
  }
}

export const passportPagesModule = defineModule({
  name: 'passport-pages',
  serve: installPassportPages,
})
