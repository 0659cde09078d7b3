import { type Operation, operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createServer } from '../../http/create-server'
import { registerOperation } from '../../http/register-operation'
import { signIn } from '../testing/sign-in'
import { everyRow } from './every-row'
import { type EveryCall, openEveryCall } from './open-every-call'
import { fieldsOf } from './sample-calls'
import { send } from './send'

let plain: EveryCall
let stuffed: EveryCall
/** Every column that there is, with a value that fits it. */
let extras: Record<string, unknown>
beforeAll(async () => {
  plain = await openEveryCall()
  stuffed = await openEveryCall()
  extras = await columnsWithValues(stuffed)
})
afterAll(async () => {
  await plain[Symbol.asyncDispose]()
  await stuffed[Symbol.asyncDispose]()
})

/** Occurs nowhere else, so that it is found wherever it ends up. */
const MARK = 'stowaway'
const NUMBER = 31_337

async function columnsWithValues({ database, ben }: EveryCall): Promise<Record<string, unknown>> {
  const { rows } = await database.db.pool.query<{ column: string; type: string }>(`
    SELECT DISTINCT ON (1) column_name AS column, data_type AS type FROM information_schema.columns
    WHERE table_schema = 'public' ORDER BY 1, 2`)
  const values: Record<string, unknown> = {
    bigint: NUMBER,
    boolean: true,
    integer: NUMBER,
    smallint: NUMBER,
    jsonb: [MARK],
    'timestamp with time zone': '2001-02-03T04:05:06Z',
    uuid: '31337313-3731-4337-8133-731337313373',
  }
  const fitting = rows.map(({ column, type }) => [column, values[type] ?? MARK])
  // An existing uid: no foreign key would keep it out.
  return { ...Object.fromEntries(fitting), uid: ben.uid, softuser_id: ben.uid, __proto: MARK, role: MARK }
}

/** Fields that this call does not take. */
function extrasFor({ request }: Operation): Record<string, unknown> {
  return Object.fromEntries(Object.entries(extras).filter(([name]) => !Object.hasOwn(request.shape, name)))
}

async function callAsAnn(gateway: EveryCall, app: FastifyInstance, operation: Operation, added: object) {
  const { headers } = await signIn(gateway, gateway.ann.handset)
  const fields = await fieldsOf(gateway, operation)
  const reply = await send(app, operation, { fields: { ...fields, ...added }, headers })
  return { status: reply.statusCode, code: operation.response === 'image' ? 1 : reply.json().code }
}

/** Beacons are stored shortly after the response, many at a time. */
async function untilStored(visits: number): Promise<void> {
  for (const { database } of [plain, stuffed]) {
    const stored = async () =>
      (
        await database.db.pool.query(
          'SELECT FROM visit_log UNION ALL SELECT FROM page_event UNION ALL SELECT FROM web_vital',
        )
      ).rowCount
    await vi.waitFor(async () => expect(await stored()).toBe(visits), { timeout: 20_000 })
  }
}

test('whatever is sent beside the fields of a call, the same is answered and the same is stored', async () => {
  let beacons = 0
  for (const operation of plain.served) {
    const added = extrasFor(operation)
    expect(Object.keys(added).length).toBeGreaterThanOrEqual(30)
    const expected = await callAsAnn(plain, plain.app, operation, {})
    expect([operation.id, await callAsAnn(stuffed, stuffed.app, operation, added)]).toEqual([
      operation.id,
      expected,
    ])
    if (operation.beacon) beacons += 1
    await untilStored(beacons)
    const [left, right] = [await everyRow(plain), await everyRow(stuffed)]
    expect(right.alike, operation.id).toEqual(left.alike)
    expect(right.raw, operation.id).not.toMatch(new RegExp(`${MARK}|\\b${NUMBER}\\b|31337313|2001-02-03`))
  }
})

test('the same comparison finds a call that stores what it is sent', async () => {
  const app = await createServer(stuffed.ctx)
  app.findVisitor = stuffed.app.findVisitor
  const { pool } = stuffed.database.db
  registerOperation(app, operations.browseUpload, async (input, request, { uid }) => {
    const { uid: stored } = { ...input, uid, ...(request.body as object) }
    await pool.query('INSERT INTO browse_log VALUES ($1, $2, now())', [stored, input.browse_collect_id])
    return {}
  })
  const added = extrasFor(operations.browseUpload)
  await callAsAnn(plain, plain.app, operations.browseUpload, {})
  await callAsAnn(stuffed, app, operations.browseUpload, added)
  expect((await everyRow(stuffed)).alike).not.toEqual((await everyRow(plain)).alike)
})
