import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { visitorFinder } from './find-visitor'
import { registerPassportOperations } from './routes'

export { issueSession } from './issue-session'
export { type Consent, recordConsent } from './record-consent'
export { clearTokenCookie, setTokenCookie } from './token-cookie'
export { visitorPhone } from './visitor-phone'

/** Lets the server know its visitors, and serves their own calls. */
export function installPassport(app: FastifyInstance, ctx: Context): void {
  app.findVisitor = visitorFinder(ctx)
  registerPassportOperations(app, ctx)
}
