import { sql } from 'drizzle-orm'
import { originOf } from '../../origin/origin'
import { defineModule, networkLog, oncePerCode } from '../define-module'
import * as tables from './conversion-tables'
import { recordConversion } from './record-conversion'

export const conversionsModule = defineModule({
  name: 'conversions',
  tables,
  personal: [
    { table: tables.conversion, fate: 'unlink', why: 'A page counts what came of it, whoever did it.' },
  ],
  retention: [{ table: tables.conversion, since: tables.conversion.created_at, days: networkLog }],
  loggedIn: (tx, { uid, isNew, proof }, request) =>
    recordConversion(tx, originOf(request), { kind: 'login', subject: String(proof), is_first: isNew, uid }),
  growing: [{ table: tables.conversion, limit: oncePerCode }],
  async empty(tx, { uid }) {
    await tx.execute(sql`UPDATE ${tables.conversion} SET visitor_id = NULL WHERE uid = ${uid}`)
  },
})
