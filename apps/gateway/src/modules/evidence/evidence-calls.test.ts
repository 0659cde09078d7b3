import { createHash } from 'node:crypto'
import { roles, studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer } from '../../http/create-server'
import { chooseTimeStamp } from '../../integrations'
import { serveModules } from '..'
import { asOwner } from '../audit/testing/tamper'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { openTestStore, type TestStore } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'
import { keepAnchor } from './anchor/anchors'
import { verifyFile } from './export/verify-file'
import { inPairs } from './look/ask'
import { sealHours } from './seal/seal-hours'
import { PID, type TwoPeople, twoPeople } from './testing/two-people'

const reason = '监管问询'

let store: TestStore
let app: FastifyInstance
let people: TwoPeople
let officer: SignedInMember
const logged: string[] = []
beforeAll(async () => {
  store = await openTestStore()
  const ctx = { ...store.ctx, log: pino({ level: 'trace' }, { write: (line: string) => logged.push(line) }) }
  app = await createServer(ctx)
  await serveModules(app, ctx)
  await app.ready()
  people = await twoPeople(store)
  officer = await signInMember(store, { roles: ['compliance'] })
})
afterAll(async () => {
  await app.close()
  await store[Symbol.asyncDispose]()
})

type Search = Parameters<typeof callStudio<'evidenceSearch'>>[2]

const search = async (asked: Omit<Search, 'reason'>, member = officer) =>
  callStudio({ app }, 'evidenceSearch', { ...asked, reason }, member)

const exportFile = (asked: object, member = officer) =>
  app.inject({
    method: 'POST',
    url: studioOperations.evidenceExport.path,
    payload: { ...asked, reason },
    headers: member.headers,
  })

const told = async (asked: Omit<Search, 'reason'>) => {
  const { response } = await search(asked)
  return response.list.map(({ kind, about, known_by }: Record<string, string>) =>
    [kind, about || known_by].join(' '),
  )
}

const audited = async (action: string) =>
  (
    await store.ctx.db.pool.query(
      'SELECT who, subject, after FROM audit_log WHERE action = $1 ORDER BY seq DESC',
      [action],
    )
  ).rows

const ago = (days: number, minutes = 0) =>
  new Date(Date.now() - days * 86_400_000 + minutes * 60_000).toISOString()

describe('what a search finds', () => {
  const consent = 'consent 《隐私政策》2026-11-01，提供服务'

  test('by a lead: what led to it and what was agreed to, until then', async () => {
    expect(await told({ lead_id: people.ann.lead_id })).toEqual([
      `lead 线索 ${people.ann.lead_id}`,
      consent,
      'view browser',
    ])
  })

  test('by an order: until it was paid, with what the same person agreed to and signed', async () => {
    expect(await told({ pid: PID })).toEqual([
      `payment 订单 ${PID}`,
      `order 订单 ${PID}`,
      `contract 《服务协议》第 1 版，${people.ann.contract_no}`,
      'view login',
      consent,
      'view browser',
    ])
  })

  test('by a phone: all of it until now, or until a moment', async () => {
    expect(await told({ handset: '+86 138 1234 5678' })).toEqual([
      'view login',
      ...(await told({ pid: PID })).slice(0, 4),
      `lead 线索 ${people.ann.lead_id}`,
      consent,
      'view browser',
    ])
    expect(await told({ handset: people.ann.handset, at: ago(2, 4) })).toEqual([
      `lead 线索 ${people.ann.lead_id}`,
      consent,
      'view browser',
    ])
    expect(await told({ handset: people.ann.handset, at: ago(2, -1) })).toEqual([])
  })

  test('stays where statistics are gone, as after five years', async () => {
    const before = await told({ pid: PID })
    await asOwner(store, async (run) => {
      await run('CREATE TABLE was AS SELECT * FROM conversion')
      await run('DELETE FROM conversion')
    })
    expect(await told({ pid: PID })).toEqual(before.filter((line: string) => line !== 'view browser'))
    await asOwner(store, async (run) => {
      await run('INSERT INTO conversion OVERRIDING SYSTEM VALUE SELECT * FROM was')
      await run('DROP TABLE was')
    })
    expect(await told({ pid: PID })).toEqual(before)
  })

  test('never a view of somebody else, also of one who uses the same browser', async () => {
    const whole = { handset: people.ann.handset, at: ago(0) }
    const { response } = await search(whole)
    expect(response.list.filter(({ kind }: { kind: string }) => kind === 'view')).toHaveLength(3)
    // Ben's view in the browser they share, which a search by browsers alone would list.
    const { rows } = await store.ctx.db.pool.query(
      "SELECT count(*)::int AS views FROM visit_log WHERE visitor_id = 'browser-of-both-0'",
    )
    expect(rows[0].views).toBe(4)
    const ofBen = (await search({ handset: people.ben.handset })).response
    expect(ofBen.list.map(({ kind }: { kind: string }) => kind)).toEqual(['lead', 'consent', 'view', 'view'])
  })

  test.each([[{ lead_id: 999_999 }], [{ pid: '9'.repeat(24) }], [{ handset: '13700000000' }]])(
    'nobody by %j, and the log has who asked',
    async (asked) => {
      const { response } = await search(asked)
      expect(response).toEqual({ is_known: false, until: null, list: [], is_capped: false })
      expect((await audited('evidence.search'))[0].after).toMatchObject({ reason, found: 0 })
    },
  )
})

test.each([
  [{ reason }],
  [{ lead_id: 1, pid: PID, reason }],
  [{ lead_id: 1 }],
  [{ lead_id: 1, reason: ' 查查 ' }],
])('%j is no search', async (asked) => {
  expect((await callStudio({ app }, 'evidenceSearch', asked as Search, officer)).status).toBe(400)
})

test.each(roles.filter((role) => role !== 'compliance' && role !== 'administrator'))(
  '%s may neither search, look, export nor learn the state',
  async (role) => {
    const member = await signInMember(store, { roles: [role] })
    const { rendering } = people
    expect([
      (await search({ lead_id: people.ann.lead_id }, member)).status,
      (await callStudio({ app }, 'evidencePage', { rendering, reason }, member)).status,
      (await exportFile({ lead_id: people.ann.lead_id }, member)).statusCode,
      (await callStudio({ app }, 'evidenceState', {}, member)).status,
    ]).toEqual([403, 403, 403, 403])
  },
)

test('an administrator may', async () => {
  const member = await signInMember(store, { roles: ['administrator'] })
  expect((await search({ lead_id: people.ann.lead_id }, member)).status).toBe(200)
})

test('the phone stands in no address, no log line, no audit record and no answer, as the reason neither', async () => {
  const { handset } = people.ann
  const asked = { handset, reason: `客户 ${handset} 投诉` }
  const replies = [
    await app.inject({
      method: 'POST',
      url: '/studio-api/evidence/search',
      payload: asked,
      headers: officer.headers,
    }),
    await app.inject({
      method: 'POST',
      url: '/studio-api/evidence/export',
      payload: asked,
      headers: officer.headers,
    }),
    // One that fails because it writes to the log.
    await withoutAudit(() =>
      app.inject({
        method: 'POST',
        url: '/studio-api/evidence/search',
        payload: asked,
        headers: officer.headers,
      }),
    ),
  ]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 500])
  expect(logged.join()).toMatch(/evidence\/search/)
  const { rows } = await store.ctx.db.pool.query('SELECT audit_log::text AS row FROM audit_log')
  const everywhere = [
    ...replies.flatMap(({ rawPayload, headers }) => [rawPayload.toString('latin1'), JSON.stringify(headers)]),
    ...rows.map(({ row }) => row),
    ...logged,
  ]
  expect(everywhere.filter((text) => text.includes(handset))).toEqual([])
  expect((await audited('evidence.export'))[0]).toMatchObject({
    who: `member:${officer.member_id}`,
    subject: 'visitors',
    after: { handset: '138****5678', reason: '客户 138****5678 投诉' },
  })
})

/** Nobody gets to see what the log could not record. */
async function withoutAudit<Result>(work: () => Promise<Result>): Promise<Result> {
  await store.database.owner.pool.query(
    'ALTER TABLE audit_log ADD CONSTRAINT full_up CHECK (false) NOT VALID',
  )
  try {
    return await work()
  } finally {
    await store.database.owner.pool.query('ALTER TABLE audit_log DROP CONSTRAINT full_up')
  }
}

test.each([
  ['evidence-search', 100, (member: SignedInMember) => search({ lead_id: 1 }, member)],
  [
    'evidence-look',
    600,
    (member: SignedInMember) =>
      callStudio({ app }, 'evidencePage', { rendering: people.rendering, reason }, member),
  ],
  [
    'evidence-export',
    30,
    async (member: SignedInMember) => {
      const { statusCode: status } = await exportFile({ pid: PID }, member)
      return { status }
    },
  ],
] as const)('%s is done %i times in an hour', async (name, most, call) => {
  const busy = await signInMember(store, { roles: ['compliance'] })
  await call(busy)
  const { rowCount } = await store.ctx.db.pool.query(
    'UPDATE call_count SET count = $1 WHERE key LIKE $2 AND key LIKE $3',
    [most - 1, `${name} %`, `% member:${busy.member_id}`],
  )
  expect(rowCount).toBe(1)
  expect([(await call(busy)).status, (await call(busy)).status]).toEqual([200, 429])
})

describe('a page that is looked at', () => {
  const look = (rendering = people.rendering) =>
    callStudio({ app }, 'evidencePage', { rendering, reason }, officer)

  test('opens by itself, with its texts and what proves it, and the log has who looked', async () => {
    const { response } = await look()
    expect(response).toMatchObject({
      hash: people.hash,
      is_whole: true,
      texts: ['第 7 版', '投资有风险'],
      page_code: 'sale',
      page_version: 7,
      company: { company: '示例公司', license_no: '1', advisers: [{ name: '3', number: '4' }] },
    })
    expect(response.html).toContain("default-src 'none'")
    expect((await audited('evidence.look'))[0]).toMatchObject({
      who: `member:${officer.member_id}`,
      subject: `rendering:${people.rendering}`,
      after: { reason },
    })
  })

  test('is not found by a name that nothing has', async () => {
    expect((await look('nothing-here')).status).toBe(404)
  })

  test('says so where it is not what was served any more, or a part of it is gone', async () => {
    await asOwner(store, async (run) => {
      await run('CREATE TABLE was AS SELECT * FROM rendering_part')
      await run(
        'UPDATE rendering_part SET packed = (SELECT packed FROM was WHERE sha256 <> rendering_part.sha256 LIMIT 1)',
      )
    })
    const changed = (await look()).response
    await asOwner(store, async (run) => void (await run('DELETE FROM rendering_part')))
    const gone = (await look()).response
    await asOwner(store, async (run) => {
      await run('INSERT INTO rendering_part SELECT * FROM was')
      await run('DROP TABLE was')
    })
    expect(changed.is_whole).toBe(false)
    expect(gone).toMatchObject({ is_whole: false, html: null, texts: [], company: null })
    expect((await look()).response.is_whole).toBe(true)
  })
})

test('what is sealed and anchored is said of each row and of the whole, and no more of a row once it is another', async () => {
  const seals = async () =>
    (await search({ pid: PID })).response.list.map(({ seal }: { seal: unknown }) => seal)
  const state = async () => (await callStudio({ app }, 'evidenceState', {}, officer)).response
  expect(new Set(await seals())).toEqual(new Set([null]))
  expect(await state()).toMatchObject({ sealed_until: null, anchor: null, stamps: 'sandbox' })

  await sealHours(store.ctx)
  expect(await seals()).toEqual(Array(6).fill({ day: null }))
  expect((await state()).sealed_until).toMatch(/:00:00Z$/)

  const { anchor } = await keepAnchor(store.ctx, chooseTimeStamp(store.ctx))
  expect(await seals()).toEqual(Array(6).fill({ day: anchor.day }))
  expect(await state()).toMatchObject({
    anchor: { day: anchor.day, sha256: anchor.sha256, stamp: { by: 'sandbox' } },
    unstamped: 0,
    broken: 0,
  })

  await asOwner(store, async (run) => {
    await run("UPDATE visit_log SET code = 'other' WHERE session_id = 's-ann' AND view_seq = 1")
  })
  expect((await seals()).filter((seal: unknown) => seal === null)).toHaveLength(1)
  await asOwner(store, async (run) => {
    await run("UPDATE visit_log SET code = 'sale' WHERE session_id = 's-ann' AND view_seq = 1")
  })
})

test('an exported file proves itself, and the log has its hash', async () => {
  const reply = await exportFile({ pid: PID })
  expect(reply.headers['content-disposition']).toContain(encodeURIComponent(`留痕-订单${PID}.wacz`))
  const report = await verifyFile(reply.rawPayload)
  expect(report.problems).toEqual([])
  // Six rows and the page that they name.
  expect([report.proofs, report.stamped]).toEqual([7, 7])
  const sha256 = createHash('sha256').update(reply.rawPayload).digest('hex')
  expect((await audited('evidence.export'))[0]).toMatchObject({
    subject: `order:${PID}`,
    after: { reason, found: 6, sha256: inPairs(sha256) },
  })
  expect((await exportFile({ pid: '9'.repeat(24) })).statusCode).toBe(404)
})
