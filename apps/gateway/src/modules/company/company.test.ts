import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { waitingForLocks } from '../../testing/waiting-for-locks'
import { pageText } from '../testing/documents'
import { eventually } from '../testing/eventually'
import type { SignedInMember } from '../testing/sign-in-member'
import { COMPANY, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'
import { startWithAdministrator } from './testing/administrator'

const SALE = '/h5-page/h5/sale'
const REAL = {
  company: '华南某某投资顾问有限公司',
  license_no: 'Z0000001',
  phone: '020-80000000',
  adviser: '李老师',
  adviser_no: 'A0000000000002',
  filing_no: '',
}

const change = (
  gateway: Pick<TestGateway, 'app'>,
  member: SignedInMember,
  base_revision: number,
  said: Partial<typeof REAL> = {},
) => callStudio(gateway, 'companyChange', { base_revision, site: { ...REAL, ...said } }, member)

const body = async (app: FastifyInstance, url = SALE) => (await app.inject(url)).payload

/** What a page of the fake site was given about the company. */
const said = (html: string) => /"site":(\{[^}]*\})/.exec(html)?.[1]

const actsOf = async ({ ctx }: TestGateway) => {
  const { rows } = await ctx.db.pool.query(
    "SELECT action, before, after FROM audit_log WHERE action LIKE 'company.%' ORDER BY seq",
  )
  return rows
}

test('pages say what the administrator says, in every process and on the disk, without being published again', async () => {
  const { gateway, administrator } = await startWithAdministrator()
  await using _ = gateway
  await using twin = await startTwin(gateway)
  expect(said(await body(gateway.app))).toBe(JSON.stringify(COMPANY))
  expect(said(await body(twin.app))).toBe(JSON.stringify(COMPANY))
  const copy = join(twin.ctx.config.dataDir, 'snapshots', 'sale.page')
  await eventually(() => access(copy))
  const old = (await gateway.app.inject(SALE)).headers.etag

  expect((await change(gateway, administrator, 0)).response).toEqual({ revision: 1 })
  for (const { app } of [gateway, twin]) {
    await eventually(async () => expect(said(await body(app))).toBe(JSON.stringify(REAL)))
    // The stand-in shown where nothing was published.
    expect(said(await body(app, '/h5-page/slzf'))).toBe(JSON.stringify(REAL))
    expect(said(await body(app, '/passport/m/login'))).toBe(JSON.stringify(REAL))
  }
  await eventually(async () => expect(await readFile(copy, 'utf8')).toContain(REAL.company))
  const reply = await gateway.app.inject({ url: SALE, headers: { 'if-none-match': String(old) } })
  expect(reply.statusCode).toBe(200)
  const { rows } = await gateway.ctx.db.pool.query('SELECT max(version) AS newest FROM page_version')
  expect(rows).toEqual([{ newest: 1 }])
})

test('a page that nobody visits is drawn anew as well, and its earlier bytes are kept', async () => {
  const { gateway, administrator } = await startWithAdministrator()
  await using _ = gateway
  await gateway.runJobs()
  await change(gateway, administrator, 0)
  await gateway.runJobs()
  const { rows } = await gateway.ctx.db.pool.query<{ html: Buffer }>(
    'SELECT html FROM page_render ORDER BY created_at',
  )
  expect(rows.map(({ html }) => said(html.toString()))).toEqual(
    [COMPANY, REAL].map((it) => JSON.stringify(it)),
  )
})

test('who said what since when can be read, and is written down', async () => {
  const { gateway, administrator } = await startWithAdministrator()
  await using _ = gateway
  await change(gateway, administrator, 0)
  await change(gateway, administrator, 1, { phone: '020-81111111' })
  const { response } = await callStudio(gateway, 'companyDetail', {}, administrator)
  expect(response).toMatchObject({
    revision: 2,
    site: { ...REAL, phone: '020-81111111' },
    at_start: COMPANY,
    changes: [
      { revision: 2, by: '周管理', site: { phone: '020-81111111' } },
      { revision: 1, by: '周管理', site: REAL },
    ],
    published_pages: 1,
  })
  expect((await actsOf(gateway)).at(-1)).toEqual({
    action: 'company.change',
    before: { phone: REAL.phone },
    after: { phone: '020-81111111' },
  })
  // Not even as the owner of the tables.
  const { pool } = gateway.database.owner
  for (const attack of [
    "UPDATE company_data SET company = '别的'",
    'DELETE FROM company_data',
    'TRUNCATE company_data',
  ]) {
    await expect(pool.query(attack), attack).rejects.toThrow('kept as they are')
  }
})

test('the same again changes nothing, and what has to be printed cannot be empty', async () => {
  const { gateway, administrator } = await startWithAdministrator()
  await using _ = gateway
  await change(gateway, administrator, 0)
  expect((await change(gateway, administrator, 1)).response).toEqual({ revision: 1 })
  expect(await actsOf(gateway)).toHaveLength(1)
  for (const name of ['company', 'license_no', 'phone', 'adviser', 'adviser_no'] as const) {
    expect((await change(gateway, administrator, 1, { [name]: ' ' })).status, name).toBe(400)
  }
  expect((await change(gateway, administrator, 0, { phone: '020-82222222' })).status).toBe(409)
})

/** Two administrators who have both read the data before either has changed it. */
async function changeTogether(
  { database, app }: TestGateway,
  administrator: SignedInMember,
): Promise<number[]> {
  const door = await database.owner.pool.connect()
  try {
    // Lets everybody read, and nobody write.
    await door.query('BEGIN; LOCK TABLE company_data IN SHARE MODE')
    const both = ['甲公司', '乙公司'].map((company) => change({ app }, administrator, 0, { company }))
    await eventually(async () => expect(await waitingForLocks(database.owner.pool)).toBe(2))
    await door.query('COMMIT')
    return (await Promise.all(both)).map(({ status }) => status).sort()
  } finally {
    door.release()
  }
}

test('of two who change it at once the second is told, so that nothing is swept away', async () => {
  const { gateway, administrator } = await startWithAdministrator()
  await using _ = gateway
  expect(await changeTogether(gateway, administrator)).toEqual([200, 409])
})

test('the broken twin, without the key of the table, takes both', async () => {
  const { gateway, administrator } = await startWithAdministrator()
  await using _ = gateway
  await gateway.database.owner.pool.query('ALTER TABLE company_data DROP CONSTRAINT company_data_pkey')
  expect(await changeTogether(gateway, administrator)).toEqual([200, 200])
})

test('publishing names company data that is an example still', async () => {
  const { gateway, administrator } = await startWithAdministrator()
  await using _ = gateway
  const footer = { name: 'footer', value: { show: true, fxts: true } }
  const title = { name: 'text', value: { html: '<p>课程安排</p>' } }
  const checked = async () => {
    const { findings } = await gateway.import(pageText({ page_schema: [title, footer] }))
    return findings.filter(({ rule }) => rule === 'company-sample').map(({ severity }) => severity)
  }
  expect(await checked()).toEqual(['warning'])
  await change(gateway, administrator, 0)
  await eventually(async () => expect(await checked()).toEqual([]))
})
