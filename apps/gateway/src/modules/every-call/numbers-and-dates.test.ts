import type { Operation } from '@yingzao/contract/server'
import type { StudioOperation } from '@yingzao/contract/studio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { addLead } from '../leads/inbox/testing/add-lead'
import { signIn } from '../testing/sign-in'
import { signInMember } from '../testing/sign-in-member'
import { type EveryCall, openEveryCall } from './open-every-call'
import { fieldsOf, studioFieldsOf } from './sample-calls'
import { send } from './send'

type Fields = Record<string, unknown>
type Call = Pick<Operation | StudioOperation, 'id' | 'method' | 'path' | 'request'>

let gateway: EveryCall
beforeAll(async () => {
  gateway = await openEveryCall()
  await addLead(gateway)
})
afterAll(() => gateway[Symbol.asyncDispose]())

const NUMBERS = [-(2 ** 53), -1, 0, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e20, 1e308, 0.5]
const YEARS = ['0000', '0001', '1899', '9999', '10000', '+010000', '294277', '+294277', '-004713', '2026-13']
/** The limits of columns, calendars and parsers. */
const EDGES: readonly (number | string)[] = [
  ...NUMBERS,
  ...YEARS.flatMap((year) => [`${year}-01-01`, `${year}-12-31T23:59:59-14:00`]),
  '2026-02-30',
  '1e5',
  '0x10',
  'NaN',
]

/** The path of a field: `['filter', 'version_id']`, `['lead_ids', '0']`. */
type Place = readonly string[]

/** Every place in a call's input that holds neither an object nor a list of further places. */
function placesIn(schema: z.core.JSONSchema.BaseSchema, place: Place = []): Place[] {
  const { properties = {}, items, anyOf = [] } = schema
  const own = Object.entries(properties).flatMap(([name, field]) =>
    placesIn(field as typeof schema, [...place, name]),
  )
  const listed = items ? placesIn(items as typeof schema, [...place, '0']) : []
  const either = anyOf.flatMap((one) => placesIn(one as typeof schema, place))
  const found = [...own, ...listed, ...either]
  return found.length === 0 ? [place] : found
}

function placesOf({ request }: Call): Place[] {
  const schema = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' })
  const places = placesIn(schema as z.core.JSONSchema.BaseSchema).filter(({ length }) => length > 0)
  return [...new Map(places.map((place) => [place.join('.'), place])).values()]
}

function put(fields: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value
  if (name === '0') return [put(undefined, rest, value)]
  const known = (fields ?? {}) as Fields
  return { ...known, [name]: put(known[name], rest, value) }
}

/** As they arrive. */
function asSent({ method }: Call, fields: Fields): Fields {
  return method === 'GET' ? inAddress(fields) : fields
}

/** In an address, everything is text. */
function inAddress(fields: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
}

/** Those that get past the contract, and one that does not: what it refuses, it refuses before anything is done. */
function toTry(call: Call, changed: readonly Fields[]): Fields[] {
  const isTaken = (fields: Fields) => call.request.safeParse(asSent(call, fields)).success
  const refused = changed.find((fields) => !isTaken(fields))
  return [...changed.filter(isTaken), ...(refused ? [refused] : [])]
}

/** The edge cases for which this call does not answer, or answers with a fault of ours. */
async function faultsOf(
  call: Call,
  answer: (fields: Fields) => Promise<number>,
  sample: () => Promise<Fields>,
) {
  const faults: string[] = []
  const places = placesOf(call)
  for (const place of places) {
    // Being rate limited would not answer the question asked here.
    await gateway.ctx.db.pool.query('TRUNCATE call_count')
    const fields = await sample()
    const changed = EDGES.map((edge) => put(fields, place, edge) as Fields)
    for (const fields of toTry(call, changed)) {
      const status = await answer(fields)
      if (status >= 500) faults.push(`${call.id} ${place.join('.')}: ${status} for ${JSON.stringify(fields)}`)
    }
  }
  return { faults, places: places.map((place) => `${call.id} ${place.join('.')}`) }
}

test('no number and no date of a visitor’s call is a fault of ours', async () => {
  const faults: string[] = []
  const { headers } = await signIn(gateway, gateway.ann.handset)
  for (const operation of gateway.served.filter(({ id }) => id !== 'logout')) {
    const answer = async (fields: Fields) =>
      (await send(gateway.app, operation, { fields, headers })).statusCode
    faults.push(...(await faultsOf(operation, answer, () => fieldsOf(gateway, operation))).faults)
  }
  expect(faults).toEqual([])
})

test('no number and no date of a member’s call is one', async () => {
  const faults: string[] = []
  const walked: string[] = []
  for (const operation of gateway.servedToMembers) {
    const member = await signInMember(gateway, {
      roles: ['editor', 'approver', 'operator', 'auditor', 'administrator'],
    })
    const answer = (fields: Fields) => answerMember(operation, fields, member.headers)
    expect([operation.id, await answer(studioFieldsOf(operation))]).not.toEqual([operation.id, 400])
    const found = await faultsOf(operation, answer, async () => studioFieldsOf(operation))
    faults.push(...found.faults)
    walked.push(...found.places)
  }
  expect(faults).toEqual([])
  // What was a fault once, and how deep a walk has to go.
  expect(walked).toEqual(
    expect.arrayContaining([
      'leadList version_id',
      'leadList from',
      'leadExport filter.to',
      'leadAssign lead_ids.0',
      'pageExport version',
      'pageSchedule publish_at',
    ]),
  )
})

async function answerMember(
  { method, path, upload }: StudioOperation,
  fields: Fields,
  member: Record<string, string>,
): Promise<number> {
  const query = inAddress(fields)
  const type = { 'content-type': upload === undefined ? 'application/json' : 'application/octet-stream' }
  const payload = upload === undefined ? JSON.stringify(fields) : Buffer.from('no picture')
  const sent =
    method === 'GET'
      ? { query, headers: member }
      : { ...(upload !== undefined && { query }), headers: { ...member, ...type }, payload }
  const reply = await gateway.app.inject({ method, url: path, ...sent })
  return reply.statusCode
}
