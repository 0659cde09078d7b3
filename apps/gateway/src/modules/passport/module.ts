import { asEvidence, defineModule, networkLog, oncePerCode } from '../define-module'
import { visitorFinder } from './find-visitor'
import * as tables from './passport-tables'
import { personConditions } from './person-conditions'
import { emptySoftuser } from './person-store'
import { registerPassportOperations } from './routes'

export const passportModule = defineModule({
  name: 'passport',
  tables,
  personal: [
    { table: tables.session, fate: 'delete' },
    { table: tables.consentLog, fate: 'keep', why: 'Who handles data has to prove that it was agreed to.' },
    { table: tables.softuser, fate: 'keep', why: 'Emptied: kept records refer to its uid.' },
  ],
  empty: emptySoftuser,
  retention: [
    // Counted from the end of a login: until then somebody may be logged in by it.
    { table: tables.session, since: tables.session.expire_at, days: networkLog },
  ],
  growing: [
    { table: tables.softuser, limit: oncePerCode, goes: asEvidence },
    { table: tables.session, limit: oncePerCode },
    { table: tables.consentLog, limit: oncePerCode, goes: asEvidence },
  ],
  conditions: personConditions,
  serve(app, ctx, { declared: { registered, loggedIn } }) {
    app.findVisitor = visitorFinder(ctx)
    registerPassportOperations(app, { ...ctx, registered, loggedIn })
  },
})
