import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openText } from '../../pii/sealed-text'
import { waitingForLocks } from '../../testing/waiting-for-locks'
import { verifyAudit } from '../audit'
import { asOwner } from '../audit/testing/tamper'
import { sealHours, verifyEvidence } from '../evidence'
import { declared } from '../registry'
import { deleteOldRows } from '../retention/delete-old-rows'
import { codeFor } from '../testing/ask-for-code'
import { eventually } from '../testing/eventually'
import { type SignedIn, signIn } from '../testing/sign-in'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'
import { call } from '../testing/visitor-calls'
import { countRecords } from './count-records'
import { deleteEvidence } from './delete-evidence'
import { emptyHeldErasures } from './held-erasure'
import { recordKinds } from './record-kinds'

let gateway: TestGateway
let compliance: SignedInMember
let admin: SignedInMember
beforeEach(async () => {
  gateway = await startTestGateway()
  compliance = await signInMember(gateway, { roles: ['compliance'], name: '何合规' })
  admin = await signInMember(gateway, { roles: ['administrator'], name: '李管理' })
})
afterEach(() => gateway[Symbol.asyncDispose]())

const query = async (text: string, values?: unknown[]) => (await gateway.ctx.db.pool.query(text, values)).rows
const owner = async (text: string, values?: unknown[]) =>
  (await gateway.database.owner.pool.query(text, values)).rows

const WHY = { reason: '法院调取', reference_no: '（2026）沪 01 民初 1 号' }
type Subject = { scope: 'person' | 'order' | 'page' | 'period'; [field: string]: string }
const hold = (subject: Subject, by = compliance) => callStudio(gateway, 'holdSet', { ...subject, ...WHY }, by)

/** Sets a hold, and returns its number. */
async function held(subject: Subject): Promise<number> {
  const { status, response } = await hold(subject)
  expect(status).toBe(200)
  return response.hold_id
}

async function release(hold_id: number): Promise<void> {
  const asked = await callStudio(gateway, 'holdAskRelease', { hold_id, reason: '案件已结' }, compliance)
  expect(asked.status).toBe(200)
  expect((await callStudio(gateway, 'holdRelease', { hold_id }, admin)).status).toBe(200)
}

const runDaily = () => deleteOldRows(gateway.ctx, declared.retention)
const reports = () =>
  query(
    'SELECT kind, table_name, rows, held_rows, hold_ids::text AS hold_ids, ground, setting FROM deletion_report ORDER BY report_id',
  )

/** A view of a live code, a conversion of somebody and one of nobody, all older than they are kept. */
async function oldConversions(uid: number): Promise<void> {
  await query(
    `INSERT INTO conversion (kind, subject, channel, uid, page_code, created_at)
     VALUES ('order', 'mine', '', $1, 'spring', now() - interval '300 days'),
       ('order', 'other', '', NULL, 'autumn', now() - interval '299 days')`,
    [uid],
  )
}
const conversions = async () =>
  (await query('SELECT subject FROM conversion ORDER BY 1')).map(({ subject }) => subject)

describe('the daily job', () => {
  test('writes down what it deletes, by which rule and on what ground, and tells the audit log', async () => {
    await oldConversions((await signIn(gateway)).uid)
    await runDaily()
    expect(await conversions()).not.toContain('other')
    expect(await reports()).toContainEqual({
      kind: 'rows',
      table_name: 'conversion',
      rows: 2,
      held_rows: 0,
      hold_ids: '{}',
      ground: expect.stringContaining('网络安全法'),
      setting: 'NETWORK_LOG_DAYS=190',
    })
    const acts = await query("SELECT after FROM audit_log WHERE action = 'deletion.rows'")
    expect(acts).toContainEqual({ after: { record_kind: 'conversions', table_name: 'conversion', rows: 2 } })
    await expect(query('DELETE FROM deletion_report')).rejects.toThrow(/permission|evidence/)
    await expect(owner('UPDATE deletion_report SET rows = 0')).rejects.toThrow(/evidence/)
  })

  test.each<[string, (visitor: SignedIn) => Subject, string]>([
    ['a person', ({ handset }) => ({ scope: 'person', handset }), 'mine'],
    ['an order', () => ({ scope: 'order', pid: 'mine' }), 'mine'],
    ['a page', () => ({ scope: 'page', page_code: 'spring' }), 'mine'],
    ['two days', () => ({ scope: 'period', from_day: '2000-01-01', until_day: '2099-01-01' }), 'both'],
  ])(
    'keeps what a hold of %s is for, says so, and deletes it once that is released',
    async (_of, subject, kept) => {
      const visitor = await signIn(gateway)
      await oldConversions(visitor.uid)
      const hold_id = await held(subject(visitor))
      await runDaily()
      const left = (await conversions()).filter((one) => ['mine', 'other'].includes(one))
      expect(left).toEqual(kept === 'both' ? ['mine', 'other'] : ['mine'])
      expect(await reports()).toContainEqual(
        expect.objectContaining({
          table_name: 'conversion',
          held_rows: kept === 'both' ? 2 : 1,
          hold_ids: `{${hold_id}}`,
        }),
      )
      await release(hold_id)
      await runDaily()
      expect((await conversions()).filter((one) => ['mine', 'other'].includes(one))).toEqual([])
    },
  )

  test('keeps a month whole of which a hold is, and drops it afterwards', async () => {
    await owner("SELECT ensure_month_partitions(now() - interval '20 months', now())")
    await query(
      `INSERT INTO visit_log (session_month, session_id, page_id, view_seq, code, created_at)
       SELECT date_trunc('month', at), 's-1', '', 1, 'spring', at FROM (SELECT now() - interval '14 months' AS at) AS old`,
    )
    const hold_id = await held({ scope: 'page', page_code: 'spring' })
    await runDaily()
    expect(await query("SELECT FROM visit_log WHERE session_id = 's-1'")).toHaveLength(1)
    const months = async () =>
      (await reports()).filter(({ kind, table_name }) => kind === 'months' && table_name === 'visit_log')
    expect((await months()).filter(({ held_rows }) => held_rows === 1)).toHaveLength(1)
    await release(hold_id)
    await runDaily()
    expect(await query("SELECT FROM visit_log WHERE session_id = 's-1'")).toEqual([])
    expect((await months()).filter(({ rows }) => rows === 1)).toHaveLength(1)
  })
})

describe('a hold that is being set while rows are deleted', () => {
  /** A hold that is not committed, and a deletion running alongside; returns whether the row is left. */
  async function race(): Promise<{ left: boolean; waited: boolean }> {
    const { uid, handset } = await signIn(gateway)
    await oldConversions(uid)
    const [{ hash }] = await query('SELECT handset_hash AS hash FROM softuser WHERE softuser_id = $1', [uid])
    const client = await gateway.ctx.db.pool.connect()
    let isOver = false
    try {
      await client.query('BEGIN')
      await client.query(
        `INSERT INTO legal_hold (scope, handset_enc, handset_hash, reason, reference_no, set_by)
         SELECT 'person', handset_enc, $1, 'r', 'n', (SELECT min(member_id) FROM member) FROM softuser WHERE handset_hash = $1`,
        [hash],
      )
      const running = runDaily().then(() => {
        isOver = true
      })
      await eventually(async () =>
        expect(isOver || (await waitingForLocks(gateway.database.owner.pool)) > 0).toBe(true),
      )
      const waited = !isOver
      await client.query('COMMIT')
      await running
      return { left: (await conversions()).includes('mine'), waited }
    } finally {
      client.release()
      expect(handset).not.toBe('')
    }
  }

  test('is waited for, and what it is for stays', async () => {
    expect(await race()).toEqual({ left: true, waited: true })
  })

  test('is not seen by a deletion that does not wait, which takes what is held', async () => {
    await owner(
      "CREATE OR REPLACE FUNCTION wait_for_holds() RETURNS void LANGUAGE sql AS 'SELECT NULL::void'",
    )
    expect(await race()).toEqual({ left: false, waited: false })
  })

  test('waits for a deletion that is under way', async () => {
    const client = await gateway.ctx.db.pool.connect()
    await client.query('BEGIN')
    await client.query('SELECT wait_for_holds()')
    const setting = hold({ scope: 'page', page_code: 'spring' })
    await eventually(async () =>
      expect(await waitingForLocks(gateway.database.owner.pool)).toBeGreaterThan(0),
    )
    await client.query('COMMIT')
    client.release()
    expect((await setting).status).toBe(200)
  })
})

describe('a hold', () => {
  test('is listed with its phone masked, and released by somebody else than who asked', async () => {
    const { handset } = await signIn(gateway)
    const hold_id = await held({ scope: 'person', handset })
    const asLeaver = () => callStudio(gateway, 'holdRelease', { hold_id }, compliance)
    expect((await asLeaver()).status).toBe(409)
    const ask = () => callStudio(gateway, 'holdAskRelease', { hold_id, reason: '案件已结' }, compliance)
    expect([(await ask()).status, (await ask()).status, (await asLeaver()).status]).toEqual([200, 200, 400])
    const { response } = await callStudio(gateway, 'holdList', {}, compliance)
    expect(response).toMatchObject({
      standing: 1,
      list: [
        {
          scope: 'person',
          handset: `${handset.slice(0, 3)}****${handset.slice(-4)}`,
          is_own_ask: true,
          released_at: null,
        },
      ],
    })
    expect((await callStudio(gateway, 'holdRelease', { hold_id }, admin)).status).toBe(200)
    expect((await callStudio(gateway, 'holdRelease', { hold_id }, admin)).status).toBe(409)
    const told = await query('SELECT action FROM audit_log WHERE subject = $1 ORDER BY seq', [
      `legal_hold:${hold_id}`,
    ])
    expect(told.map(({ action }) => action)).toEqual(['hold.set', 'hold.ask_release', 'hold.release'])
  })

  test('never goes, and nothing of it changes but its release', async () => {
    await held({ scope: 'page', page_code: 'spring' })
    await expect(query('DELETE FROM legal_hold')).rejects.toThrow(/kept as they are/)
    await expect(query("UPDATE legal_hold SET page_code = 'other'")).rejects.toThrow(/kept as they are/)
    await expect(owner('TRUNCATE legal_hold')).rejects.toThrow(/kept as they are/)
  })

  test.each([
    [{ scope: 'person' }, 400],
    [{ scope: 'order' }, 400],
    [{ scope: 'page' }, 400],
    [{ scope: 'period', from_day: '2026-01-02', until_day: '2026-01-01' }, 400],
  ] as const)('is refused without what it is for: %o', async (subject, status) => {
    expect((await hold(subject as Subject)).status).toBe(status)
  })

  test('is for compliance and administrators alone', async () => {
    const operator = await signInMember(gateway, { roles: ['operator'] })
    expect((await hold({ scope: 'page', page_code: 'spring' }, operator)).status).toBe(403)
    expect((await callStudio(gateway, 'keepingTerms', {}, operator)).status).toBe(403)
  })
})

describe('somebody who has themselves erased', () => {
  const erase = async (visitor: SignedIn) =>
    call(gateway, 'privacyErase', { code: await codeFor(gateway, visitor.handset, 'erase') }, visitor)

  test('is told of in a report that names nobody', async () => {
    const visitor = await signIn(gateway)
    expect((await erase(visitor)).code).toBe(1)
    const [report] = await query(
      "SELECT kind, details, deletion_report::text AS whole FROM deletion_report WHERE kind = 'erasure'",
    )
    expect(report?.details.tables).toContainEqual({ table: 'session', fate: 'delete', rows: 1, why: '' })
    expect(report?.details.tables).toContainEqual(
      expect.objectContaining({
        table: 'consent_log',
        fate: 'keep',
        rows: null,
        why: expect.stringContaining('prove'),
      }),
    )
    expect(report?.whole).not.toContain(visitor.handset)
    const { response } = await callStudio(gateway, 'deletionReportList', { kind: 'erasure' }, admin)
    expect(response.list).toMatchObject([{ kind: 'erasure', is_kept: false, tables: expect.any(Array) }])
  })

  test('under a hold is gone from every table and kept as one sealed text, until the hold is released', async () => {
    const visitor = await signIn(gateway)
    const hold_id = await held({ scope: 'person', handset: visitor.handset })
    expect((await erase(visitor)).code).toBe(1)
    expect((await call(gateway, 'currentUser', {}, visitor)).status).toBe(403)
    const [person] = await query('SELECT * FROM softuser WHERE softuser_id = $1', [visitor.uid])
    expect(person).toMatchObject({ handset_enc: null, handset_hash: null })
    const kept = async () => (await query('SELECT * FROM held_erasure'))[0]
    const place = { table: 'held_erasure', column: 'personal_enc', row: (await kept())?.public_id }
    const known = JSON.parse(openText(gateway.ctx.config, place, (await kept())?.personal_enc))
    expect(known.softuser).toMatchObject([{ softuser_id: visitor.uid }])
    expect(known.session).toHaveLength(1)
    // A person who comes back is a new visitor, about whom it says nothing.
    expect((await signIn(gateway, visitor.handset)).uid).not.toBe(visitor.uid)
    expect(await emptyHeldErasures(gateway.ctx)).toBe(0)
    await expect(
      query('UPDATE held_erasure SET personal_enc = NULL, handset_hash = NULL, emptied_at = now()'),
    ).rejects.toThrow(/legal hold/)
    await release(hold_id)
    await gateway.runJobs()
    expect(await kept()).toMatchObject({
      personal_enc: null,
      handset_hash: null,
      emptied_at: expect.any(Date),
    })
    expect(await reports()).toMatchObject([
      { kind: 'erasure', hold_ids: `{${hold_id}}` },
      { kind: 'release', rows: 1 },
    ])
  })

  test('is not erased under a hold by code that keeps nothing', async () => {
    const { uid, handset } = await signIn(gateway)
    await held({ scope: 'person', handset })
    const careless = query(
      `UPDATE softuser SET handset_enc = NULL, handset_hash = NULL, nick_name = '', avatar = '', erased_at = now() WHERE softuser_id = $1`,
      [uid],
    )
    await expect(careless).rejects.toThrow(/under a legal hold/)
  })
})

describe('evidence whose term is over', () => {
  const old = "now() - interval '6 years'"

  /** Adds exposures over two hours six years ago, every tenth of them for an order. */
  async function expose(count: number): Promise<void> {
    await query(
      `INSERT INTO exposure (kind, subject, page_code, created_at)
       SELECT CASE WHEN n % 10 = 0 THEN 'order' ELSE 'lead' END, 's-' || n, CASE WHEN n = 1 THEN 'spring' ELSE 'autumn' END,
         ${old} + make_interval(mins => n) FROM generate_series(1, $1::int) AS n`,
      [count],
    )
    await sealHours(gateway.ctx)
  }
  const exposures = async () => (await query('SELECT FROM exposure')).length

  test('goes by reports, and both checks stay sound and say so', async () => {
    await expose(60)
    expect(await deleteEvidence(gateway.ctx, 25)).toBe(3)
    expect(await exposures()).toBe(6)
    const { problems, seals, audit } = await verifyEvidence(gateway.ctx)
    expect(problems).toEqual([])
    expect(seals.lawful).toEqual({ rows: 54, reports: expect.any(Array) })
    expect(seals.lawful.reports).toHaveLength(3)
    expect(audit.tamperings).toEqual([])
    expect((await verifyAudit(gateway.ctx)).tamperings).toEqual([])
  })

  test('that goes by hand is still named, also beside what went lawfully', async () => {
    await expose(60)
    await deleteEvidence(gateway.ctx, 50)
    await asOwner(gateway, async (run) => void (await run("DELETE FROM exposure WHERE subject = 's-10'")))
    const { problems } = await verifyEvidence(gateway.ctx)
    expect(problems).toMatchObject([{ of: 'exposure', kind: 'missing' }])
  })

  test('that goes by hand is not made lawful by a report that somebody writes', async () => {
    await expose(20)
    await deleteEvidence(gateway.ctx)
    await query(
      `INSERT INTO deletion_report (kind, record_kind, table_name, rows, ground, details)
       SELECT 'evidence', 'promotion_exposures', 'exposure', 1, 'x', jsonb_build_object('leaves', jsonb_build_array(jsonb_build_array(
         to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24":00:00.000Z"'),
         translate(left(encode(sha256(convert_to(jsonb_build_array(exposure_id)::text, 'UTF8')), 'hex'), 16), '0123456789abcdef', 'abcdefghijklmnop'))))
       FROM exposure WHERE subject = 's-10'`,
    )
    await asOwner(gateway, async (run) => void (await run("DELETE FROM exposure WHERE subject = 's-10'")))
    const { problems } = await verifyEvidence(gateway.ctx)
    expect(problems).toMatchObject([
      { of: 'deletion', kind: 'changed' },
      { of: 'exposure', kind: 'missing' },
    ])
  })

  test('stays while it is not sealed, is held, or younger', async () => {
    await query(`INSERT INTO exposure (kind, subject, created_at) VALUES ('lead', 'unsealed', ${old})`)
    await deleteEvidence(gateway.ctx)
    expect(await exposures()).toBe(1)
    await sealHours(gateway.ctx)
    const hold_id = await held({ scope: 'period', from_day: '2000-01-01', until_day: '2099-01-01' })
    await deleteEvidence(gateway.ctx)
    expect(await exposures()).toBe(1)
    await release(hold_id)
    await deleteEvidence(gateway.ctx)
    expect(await exposures()).toBe(0)
  })

  test('goes by that one door: not by the service, not by the owner’s hand, not before its term', async () => {
    await expose(3)
    await expect(query('DELETE FROM exposure')).rejects.toThrow(/permission|evidence/)
    await expect(
      query("SELECT set_config('keeping.deleting', 'exposure', false); DELETE FROM exposure"),
    ).rejects.toThrow(/permission|evidence/)
    await expect(owner('DELETE FROM exposure')).rejects.toThrow(/evidence/)
    for (const door of ['promotion', 'dealing', 'consent'])
      await expect(query(`SELECT delete_evidence('${door}', 'k', 'w', 1095, 10)`)).rejects.toThrow(/at least/)
    for (const { term } of recordKinds)
      if (term.by === 'lawful' && term.door !== 'leads')
        await expect(
          query('SELECT delete_evidence($1, $2, $3, $4, 10)', [term.door, 'k', 'w', term.days - 1]),
        ).rejects.toThrow(/at least/)
  })

  test('of consents is what a later word replaced: what was agreed to never stands again', async () => {
    const { uid } = await signIn(gateway)
    await asOwner(gateway, async (run) => void (await run('DELETE FROM consent_log')))
    await query(
      `INSERT INTO consent_log (uid, doc, version, purpose, ip, ua, withdrawn_at, created_at) VALUES
        ($1, 'privacy', '1', 'marketing', '::1', '', NULL, ${old}),
        ($1, 'privacy', '1', 'marketing', '::1', '', ${old}, now() - interval '5 years'),
        ($1, 'privacy', '1', 'service', '::1', '', NULL, ${old})`,
      [uid],
    )
    const left = () =>
      query('SELECT purpose, withdrawn_at IS NOT NULL AS is_back FROM consent_log ORDER BY id')
    await query("SELECT delete_evidence('consent', 'consents', 'w', 1096, 1)")
    expect(await left()).toEqual([
      { purpose: 'marketing', is_back: true },
      { purpose: 'service', is_back: false },
    ])
    await query("SELECT delete_evidence('consent', 'consents', 'w', 1096, 9)")
    expect(await left()).toEqual([{ purpose: 'service', is_back: false }])
  })
})

describe('leads whose term is over', () => {
  async function oldLead(handset: string): Promise<void> {
    const code = await codeFor(gateway, handset, 'lead')
    await call(gateway, 'giftActivity', { nick_name: '王小明', handset, code })
    await query(
      "UPDATE lead SET created_at = now() - interval '4 years', updated_at = now() - interval '4 years'",
    )
  }
  const names = async () => (await query('SELECT nick_name FROM lead')).map(({ nick_name }) => nick_name)

  test('lose whom they name, but not those of a customer, nor those under a hold', async () => {
    await oldLead('13912340001')
    await query("UPDATE lead SET status = 'converted'")
    await deleteEvidence(gateway.ctx)
    expect(await names()).toEqual(['王小明'])
    await query("UPDATE lead SET status = 'new'")
    const hold_id = await held({ scope: 'person', handset: '13912340001' })
    await deleteEvidence(gateway.ctx)
    expect(await names()).toEqual(['王小明'])
    await expect(
      query(
        "UPDATE lead SET erased_at = now(), handset_enc = NULL, handset_hash = NULL, handset_tail_hash = NULL, nick_name = '', uid = NULL",
      ),
    ).rejects.toThrow(/legal hold/)
    await release(hold_id)
    await deleteEvidence(gateway.ctx)
    expect(await names()).toEqual([''])
    expect(await reports()).toMatchObject([{ kind: 'persons', table_name: 'lead', rows: 1 }])
  })
})

test('the list says how much there is of what, and when the next goes', async () => {
  await oldConversions((await signIn(gateway)).uid)
  const empty = await callStudio(gateway, 'keepingTerms', {}, compliance)
  expect(empty.response.counted_at).toBeNull()
  await countRecords(gateway.ctx)
  const { response } = await callStudio(gateway, 'keepingTerms', {}, compliance)
  const list: StudioResponse<StudioOperations['keepingTerms']>['list'] = response.list
  const lines = new Map(list.map((line) => [line.kind, line]))
  const conversion = lines.get('conversions')
  expect(conversion).toMatchObject({
    days: 190,
    end: 'age',
    is_estimate: false,
    setting: { name: 'NETWORK_LOG_DAYS', least: 184 },
  })
  expect(conversion?.rows).toBeGreaterThanOrEqual(2)
  expect(Date.parse(conversion?.next_at ?? '')).toBeLessThan(Date.now())
  expect(lines.get('orders')).toMatchObject({
    end: 'none',
    why: expect.stringContaining('引用'),
    next_at: null,
  })
})

test('reports are a file too', async () => {
  await oldConversions((await signIn(gateway)).uid)
  await runDaily()
  const reply = await gateway.app.inject({
    method: 'GET',
    url: '/studio-api/keeping/reports/export',
    headers: compliance.headers,
  })
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toContain('到期删除,转化记录,conversion,2')
})
