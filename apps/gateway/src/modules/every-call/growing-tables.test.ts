import { readFileSync } from 'node:fs'
import { type Operation, operations } from '@yingzao/contract/server'
import type { StudioOperation } from '@yingzao/contract/studio'
import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { declared } from '../registry'
import { signInMember } from '../testing/sign-in-member'
import { phoneWithCode } from './ask-for-code'
import { type EveryCall, openEveryCall } from './open-every-call'
import { fieldsOf, sampleOf } from './sample-calls'
import { send } from './send'

const nameOf = (table: PgTable) => `public.${getTableName(table)}`

/** What modules declare, by schema and name. */
const growing = new Map(
  declared.growing.map((one) => [typeof one.table === 'string' ? one.table : nameOf(one.table), one]),
)

type Counts = Readonly<Record<string, number>>

let gateway: EveryCall
beforeAll(async () => {
  gateway = await openEveryCall()
})
afterAll(() => gateway?.[Symbol.asyncDispose]())

/** Rows of every table there is, by schema and name. */
async function count(): Promise<Counts> {
  const { pool } = gateway.database.db
  // Not the partitions of a table: they hold the same rows again.
  const { rows } = await pool.query<{ name: string }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname NOT IN ('pg_catalog', 'information_schema')`)
  const counts: Record<string, number> = {}
  for (const { name } of rows)
    counts[name] = Number((await pool.query(`SELECT count(*) FROM ${name}`)).rows[0].count)
  return counts
}

const grown = (before: Counts, after: Counts) =>
  Object.keys(after)
    .filter((name) => (after[name] ?? 0) > (before[name] ?? 0))
    .sort()

/** The names of the tables that grew while this was done. */
async function grownBy(acts: () => Promise<void>): Promise<string[]> {
  const before = await count()
  await acts()
  return grown(before, await count())
}

/** What else a stranger must or may send, where the sample of a call is for somebody who is logged in. */
const AS_STRANGER: Readonly<Record<string, () => Promise<object>>> = {
  smartLogin: async () => ({ consent: 1 }),
  giftActivity: async () => ({ consent: 1 }),
  liveCodeDetail: async () => ({ code_id: 'stocked' }),
  addOpenAccount: async () => ({ ...(await phoneWithCode(gateway, 'enrol')), consent: 1 }),
}

/** A visitor's call as made by a stranger: as intended, and with unknown ids. */
async function call(operation: Operation): Promise<void> {
  const fields = { ...(await fieldsOf(gateway, operation)), ...(await AS_STRANGER[operation.id]?.()) }
  await send(gateway.app, operation, { fields })
  for (const [other] of sampleOf(operation).instead ?? [])
    await send(gateway.app, operation, { fields: { ...fields, ...other } })
}

/** What strangers send to the Studio. Its other calls require a member. */
const STUDIO_FIELDS: Readonly<Record<string, readonly object[]>> = {
  studioSession: [{}],
  studioSetup: [{ token: 'guessed', login: 'mallory', name: '马洛里', password: 'seven quiet lanterns' }],
  studioSignIn: [
    { login: 'nobody', password: 'a wrong password' },
    // Until the member is locked, and once more.
    ...Array.from({ length: 6 }, () => ({ login: 'known', password: 'a wrong password' })),
  ],
}

async function callStudio({ id, method, path }: StudioOperation): Promise<void> {
  const sent = STUDIO_FIELDS[id]
  if (!sent) throw new Error(`Anybody may call ${id}, and no test knows how. Add it to STUDIO_FIELDS.`)
  const headers = { 'x-yingzao-studio': '1' }
  for (const fields of sent)
    await gateway.app.inject({ method, url: path, headers, ...(method === 'GET' ? {} : { payload: fields }) })
}

/** Beacons are stored shortly after the response. */
async function untilStored(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { body } = await gateway.app.inject('/metrics')
      for (const name of ['visits', 'page_events', 'experiment_exposures'])
        expect(body).toMatch(new RegExp(`^${name}_waiting 0$`, 'm'))
    },
    { timeout: 20_000 },
  )
}

describe('what a stranger can make grow', () => {
  test('is exactly what modules declare, each with its limit and its end', async () => {
    await gateway.database.owner.pool.query(
      `INSERT INTO live_code (code_id, item, kind, payload, stock) VALUES ('stocked', 1, 'text', '{"text": "x"}', 9)`,
    )
    // The page that everybody looks at has an experiment on it.
    await gateway.database.owner.pool.query(`
      UPDATE experiment_variant SET document = v.document, schema_version = v.schema_version, content_hash = v.content_hash
        FROM page JOIN page_version AS v ON v.id = page.published_version_id
        WHERE page.code = 'sale' AND experiment_id = 880001 AND key = 'B';
      UPDATE experiment SET state = 'running', started_at = now() WHERE experiment_id = 880001;
      INSERT INTO experiment_epoch (experiment_id, epoch, page_version) VALUES (880001, 1, 1)`)
    await signInMember(gateway, { roles: ['editor'], login: 'known' })
    const anonymous = gateway.served.filter(({ auth }) => auth !== 'T')
    expect(anonymous.length).toBeGreaterThan(15)
    expect(gateway.servedToMembers.length).toBeGreaterThan(30)
    const found = await grownBy(async () => {
      for (const operation of anonymous) await call(operation)
      for (const operation of gateway.servedToMembers)
        if (operation.access === 'anyone') await callStudio(operation)
      // The block gallery does not exist in production.
      for (const address of gateway.addresses.filter((one) => !one.startsWith('/dev/')))
        await gateway.app.inject(address.replace(/:\w+/g, 'unknown').replace('*', 'unknown'))
      await gateway.app.inject('/h5-page/h5/sale')
      // What only suppliers send.
      await gateway.app.inject({
        method: 'POST',
        url: '/oabase/api/pay/v1/notify/alipay',
        payload: 'sign=forged',
      })
      await untilStored()
      await gateway.runJobs()
    })
    expect(found).toEqual([...growing.keys()].sort())
  })

  test('has a rule by which it goes, or says how else', () => {
    const ruled = declared.retention.map(({ table }) => nameOf(table))
    for (const [name, { goes }] of growing)
      expect([name, ruled.includes(name)]).toEqual([name, goes === undefined])
  })

  test('is named for operators', () => {
    const docs = readFileSync(new URL('../../../../../docs/gateway.md', import.meta.url), 'utf8')
    const section = docs.split('## What strangers can make grow')[1]?.split('\n## ')[0] ?? ''
    for (const name of growing.keys()) expect(section).toContain(`\`${name.replace('public.', '')}\``)
  })

  // What is proved above must be able to fail.
  test('a new table that a call fills is found', async () => {
    // The service itself may not change any table's definition.
    await gateway.database.owner.pool.query(`
      CREATE TABLE stowaway (at timestamptz);
      GRANT SELECT, INSERT ON stowaway TO PUBLIC;
      CREATE FUNCTION stow() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN INSERT INTO stowaway VALUES (now()); RETURN NEW; END $$;
      CREATE TRIGGER stow AFTER INSERT ON state_code_hit FOR EACH ROW EXECUTE FUNCTION stow()`)
    const found = await grownBy(() => call(operations.stateCodePageUrl))
    expect(found).toContain('public.stowaway')
    expect(found.filter((name) => !growing.has(name))).toEqual(['public.stowaway'])
  })
})
