import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashHandset } from '../../../pii/sealed-handset'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'
import { emptyLeads } from '../lead-store'
import { listLeads } from './list-leads'
import { addLead, addManyLeads, removeLeads } from './testing/add-lead'

let gateway: TestGateway
let operator: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'], name: '王运营' })
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() => removeLeads(gateway))

type Filter = Parameters<typeof callStudio<'leadList'>>[2]

async function listOf(filter: Filter = {}, member = operator) {
  const { status, response } = await callStudio(gateway, 'leadList', filter, member)
  expect(status).toBe(200)
  return response
}

async function idsOf(filter: Filter): Promise<number[]> {
  return (await listOf(filter)).list.map(({ lead_id }: { lead_id: number }) => lead_id)
}

/** All parts, one after another. */
async function walk(filter: Filter, between = async () => {}): Promise<number[]> {
  const ids: number[] = []
  let after: string | undefined
  do {
    const { list, next } = await listOf({ ...filter, ...(after === undefined ? {} : { after }) })
    ids.push(...list.map(({ lead_id }: { lead_id: number }) => lead_id))
    after = next ?? undefined
    await between()
  } while (after !== undefined)
  return ids
}

describe('the list', () => {
  test('has the newest first, with a masked phone and what a caller has to know', async () => {
    const lead_id = await addLead(gateway, {
      handset: '13812345678',
      cps_id: 'c-1',
      page_code: 'sale',
      version_id: 7,
      consent: 'recorded',
      assignee_id: operator.member_id,
    })
    const { list, total, is_total_capped, next } = await listOf()
    expect({ total, is_total_capped, next }).toEqual({ total: 1, is_total_capped: false, next: null })
    expect(list).toEqual([
      {
        lead_id,
        nick_name: '王小明',
        handset: '138****5678',
        status: 'new',
        assignee: { member_id: operator.member_id, name: '王运营' },
        version_id: 7,
        page_code: 'sale',
        page_title: '',
        cps_id: 'c-1',
        consent: 'recorded',
        touches: 1,
        callback: 'waiting',
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
        updated_at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ])
  })

  test('says of a lead whose form promised no call that there is none', async () => {
    const lead_id = await addLead(gateway)
    await gateway.ctx.db.pool.query('DELETE FROM callback_task')
    expect((await listOf()).list).toMatchObject([{ lead_id, callback: 'none' }])
  })

  test('shows every lead once, part by part, while new ones come and though some came at one moment', async () => {
    const ids: number[] = []
    for (let n = 0; n < 9; n += 1) {
      ids.push(await addLead(gateway, { created_at: new Date(1_700_000_000_000 + Math.floor(n / 4)) }))
    }
    // Closer together than a millisecond.
    await gateway.ctx.db.pool.query(
      "UPDATE lead SET created_at = created_at + lead_id % 3 * interval '1 microsecond'",
    )
    const { rows } = await gateway.ctx.db.pool.query(
      'SELECT lead_id::int FROM lead ORDER BY created_at DESC, lead_id DESC',
    )
    const walked = await walk({ limit: 2 }, async () => void (await addLead(gateway)))
    expect(walked).toEqual(rows.map(({ lead_id }) => lead_id))
    expect(walked).toHaveLength(9)
  })

  test('keeps the figure of the first part in those that follow', async () => {
    await addManyLeads(gateway, 4)
    const first = await listOf({ limit: 2 })
    await addLead(gateway)
    const second = await listOf({ limit: 2, after: first.next })
    expect([first.total, second.total, second.next]).toEqual([4, 4, null])
  })

  test('counts so far and no further, and says that there are more', async () => {
    await addManyLeads(gateway, 4)
    const first = await listLeads(gateway.ctx, { limit: 1 }, operator, 3)
    expect(first).toMatchObject({ total: 3, is_total_capped: true })
    const next = { limit: 1, after: first.next ?? '' }
    expect(await listLeads(gateway.ctx, next, operator, 3)).toMatchObject({ total: 3, is_total_capped: true })
    expect(await listLeads(gateway.ctx, { limit: 1 }, operator, 4)).toMatchObject({
      total: 4,
      is_total_capped: false,
    })
  })

  test('refuses a place in it that it never gave', async () => {
    for (const after of ['x', 'MS4yLjM', Buffer.from("1'.2.3").toString('base64url')]) {
      const { status, code } = await callStudio(gateway, 'leadList', { after }, operator)
      expect(after === 'MS4yLjM' ? [200, 1] : [400, 400001]).toEqual([status, code])
    }
  })
})

describe('searching', () => {
  test('takes no whole phone, however it is written: what stands in an address is kept, and could be tried out', async () => {
    await addLead(gateway, { handset: '13812345678' })
    for (const handset of ['13812345678', '13900000000']) {
      const [a, b, c] = [handset.slice(0, 3), handset.slice(3, 7), handset.slice(7)]
      for (const q of [handset, ` ${a} ${b} ${c}`, `${a}-${b}-${c}`, `#${handset}`, `王${handset}`]) {
        const reply = await callStudio(gateway, 'leadList', { q }, operator)
        expect([reply.status, reply.code], q).toEqual([400, 400001])
      }
    }
  })

  test('by numbers finds these leads, without those that were erased', async () => {
    const [first, second] = [await addLead(gateway), await addLead(gateway)]
    await addLead(gateway)
    expect(await idsOf({ lead_ids: `${first},${second},999999` })).toEqual([second, first])
    for (const lead_ids of ['', 'x', '1,', '1;2', Array(51).fill('1').join()]) {
      expect((await callStudio(gateway, 'leadList', { lead_ids }, operator)).status).toBe(400)
    }
  })

  test('by four digits finds phones that end so, and the lead of that number', async () => {
    await gateway.database.owner.pool.query("SELECT setval(pg_get_serial_sequence('lead', 'lead_id'), 1233)")
    const numbered = await addLead(gateway, { handset: '13800005678' })
    const ends = await addLead(gateway, { handset: '13800001234' })
    await addLead(gateway, { handset: '13812340000' })
    expect(await idsOf({ q: '1234' })).toEqual([ends, numbered])
  })

  test('by other digits finds the lead of that number', async () => {
    const lead_id = await addLead(gateway)
    await addLead(gateway)
    expect(await idsOf({ q: `#${lead_id}` })).toEqual([lead_id])
    expect(await idsOf({ q: '99999999999999999999' })).toEqual([])
  })

  test('by anything else finds names that begin so, and nothing in it is a pattern', async () => {
    const short = await addLead(gateway, { nick_name: '欧阳' })
    const long = await addLead(gateway, { nick_name: '欧阳明月' })
    const odd = await addLead(gateway, { nick_name: '50%_\\x' })
    await addLead(gateway, { nick_name: '小欧阳' })
    expect(await idsOf({ q: ' 欧阳 ' })).toEqual([long, short])
    expect(await idsOf({ q: '50%_\\' })).toEqual([odd])
    for (const q of ['%', '_', '\\']) expect(await idsOf({ q })).toEqual([])
    expect(await idsOf({ q: '  ' })).toHaveLength(4)
  })
})

describe('filters', () => {
  test('find what each of them says, and together what all of them say', async () => {
    const mine = { assignee_id: operator.member_id }
    const a = await addLead(gateway, { status: 'contacted', page_code: 'sale', cps_id: 'c-1', ...mine })
    const b = await addLead(gateway, { status: 'contacted', page_code: 'sale', version_id: 3 })
    const c = await addLead(gateway, { page_code: 'etf', consent: 'recorded' })
    expect(await idsOf({ status: 'contacted' })).toEqual([b, a])
    expect(await idsOf({ assignee: 'me' })).toEqual([a])
    expect(await idsOf({ assignee: operator.member_id })).toEqual([a])
    expect(await idsOf({ assignee: 'none' })).toEqual([c, b])
    expect(await idsOf({ version_id: 3 })).toEqual([b])
    expect(await idsOf({ page_code: 'etf' })).toEqual([c])
    expect(await idsOf({ cps_id: 'c-1' })).toEqual([a])
    expect(await idsOf({ consent: 'recorded' })).toEqual([c])
    expect(await idsOf({ status: 'contacted', page_code: 'sale', assignee: 'none', q: '王' })).toEqual([b])
    expect(await idsOf({ status: 'new', page_code: 'sale' })).toEqual([])
  })

  test('take days as China has them, the first and the last among them', async () => {
    const at = (moment: string) => addLead(gateway, { created_at: new Date(moment) })
    await at('2026-03-01T15:59:59.999Z')
    const first = await at('2026-03-01T16:00:00Z')
    const last = await at('2026-03-03T15:59:59.999Z')
    await at('2026-03-03T16:00:00Z')
    expect(await idsOf({ from: '2026-03-02', to: '2026-03-03' })).toEqual([last, first])
  })
})

test('a lead says where it came from, what was agreed to, sent and written down, and what was done', async () => {
  const handset = '13812345678'
  const handset_hash = hashHandset(gateway.ctx.config, handset)
  const { rows } = await gateway.ctx.db.pool.query(
    `INSERT INTO sms_message (handset_hash, handset_enc, scene, state)
     VALUES ($1, 'k:' || repeat('e', 52), 'download', 'accepted') RETURNING id`,
    [handset_hash],
  )
  const lead_id = await addLead(gateway, { handset, cps_id: 'c-1', download_message_id: Number(rows[0].id) })
  const consent = `INSERT INTO consent_log (handset_hash, doc, version, purpose, ip, ua, withdrawn_at)
    VALUES ($1, 'privacy', '1', $2, '::1', '', $3)`
  await gateway.ctx.db.pool.query(consent, [handset_hash, 'service', null])
  await gateway.ctx.db.pool.query(consent, [handset_hash, 'marketing', null])
  await gateway.ctx.db.pool.query(consent, [handset_hash, 'marketing', new Date('2026-05-01T00:00:00Z')])
  const lead_ids = [lead_id]
  await callStudio(gateway, 'leadAssign', { lead_ids, member_id: operator.member_id }, operator)
  await callStudio(gateway, 'leadSetStatus', { lead_ids, status: 'following' }, operator)
  await callStudio(gateway, 'leadAddNote', { lead_id, text: '周三下午方便\n接听' }, operator)
  await callStudio(gateway, 'leadReveal', { lead_id, reason: '回访' }, operator)
  const { response } = await callStudio(gateway, 'leadDetail', { lead_id }, operator)
  const by = '王运营'
  const at = expect.any(String)
  expect(response).toMatchObject({
    lead: { lead_id, handset: '138****5678', status: 'following', callback: 'done' },
    touch_list: [{ at, cps_id: 'c-1', page_code: '', upload_id: '', nick_name: '王小明' }],
    consents: [
      { doc: 'privacy', version: '1', purpose: 'marketing', withdrawn_at: '2026-05-01T00:00:00.000Z' },
      { purpose: 'service', withdrawn_at: null },
    ],
    messages: [{ kind: 'download', state: 'sent', at }],
    notes: [{ at, by, text: '周三下午方便\n接听' }],
    history: [
      { at, by, action: 'lead.reveal', text: '回访' },
      { at, by, action: 'lead.note', text: '' },
      { at, by, action: 'lead.status', text: '新线索 → 跟进中' },
      { at, by, action: 'lead.assign', text: '未分配 → 王运营' },
    ],
  })
  expect(JSON.stringify(response)).not.toContain(handset)
})

test('nobody finds, reads or changes a lead that was erased, and its notes are gone', async () => {
  const handset = '13812345678'
  const lead_id = await addLead(gateway, { handset })
  await callStudio(gateway, 'leadAddNote', { lead_id, text: '喜欢基金' }, operator)
  const handset_hash = hashHandset(gateway.ctx.config, handset)
  await gateway.ctx.db.orm.transaction((tx) => emptyLeads(tx, { uid: 0, handset_hash }))
  for (const filter of [
    {},
    { lead_ids: String(lead_id) },
    { q: '5678' },
    { q: `#${lead_id}` },
    { assignee: 'none' as const },
  ]) {
    expect(await idsOf(filter)).toEqual([])
  }
  const found = await callStudio(gateway, 'leadFind', { handset }, operator)
  expect(found.response).toEqual({ lead_ids: [] })
  const reason = '回访'
  const replies = [
    await callStudio(gateway, 'leadDetail', { lead_id }, operator),
    await callStudio(gateway, 'leadReveal', { lead_id, reason }, operator),
    await callStudio(gateway, 'leadAddNote', { lead_id, text: '再联系' }, operator),
  ]
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
  const change = await callStudio(
    gateway,
    'leadSetStatus',
    { lead_ids: [lead_id], status: 'invalid' },
    operator,
  )
  expect(change.response).toEqual({ changed: 0 })
  expect((await gateway.ctx.db.pool.query('SELECT text FROM lead_note')).rows).toEqual([{ text: null }])
})
