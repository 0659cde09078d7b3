import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { consoleOf } from '../../testing/console'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { findNotes } from '../index'
import { ADVISER, addShares, dayAfter, OTHER, SHARE } from '../testing/notes'

let gateway: TestGateway
let writer: SignedInMember
let approver: SignedInMember
let today: string
beforeAll(async () => {
  gateway = await startTestGateway()
  writer = await signInMember(gateway, { roles: ['operator', 'approver'] })
  approver = await signInMember(gateway, { roles: ['compliance'] })
  await addShares(gateway)
  today = await dayAfter(gateway, 0)
})
afterAll(() => gateway[Symbol.asyncDispose]())
// Evidence is not deleted: the owner of the tables looks away for a moment.
beforeEach(() =>
  rows(`ALTER TABLE instrument_note DISABLE TRIGGER USER; DELETE FROM instrument_note;
    ALTER TABLE instrument_note ENABLE TRIGGER USER`),
)

const { does, logOf } = consoleOf(() => ({ gateway, member: writer }))
const rows = async (statement: string, values?: unknown[]) =>
  (await gateway.database.owner.pool.query(statement, values)).rows

/** Writes the next version, by default based on the newest one. */
async function write(text: string, more: object = {}, member = writer) {
  const code = (more as { code?: string }).code ?? SHARE
  const [newest] = await rows(
    'SELECT note_id::int FROM instrument_note WHERE code = $1 ORDER BY note_id DESC LIMIT 1',
    [code],
  )
  const base_id = newest?.note_id ?? null
  const fields = { code, base_id, staff_id: ADVISER.staff_id, text, good_until: today, ...more }
  return does('instrumentNoteWrite', fields, member)
}
const written = async (text: string, more: object = {}): Promise<number> =>
  (await write(text, more)).response.note_id
const decide = (note_id: number, decision: 'approved' | 'returned' = 'approved', member = approver) =>
  does(
    'instrumentNoteDecide',
    { note_id, decision, reason: decision === 'approved' ? '' : '数据过时' },
    member,
  )
const withdraw = (note_id: number) => does('instrumentNoteWithdraw', { note_id, reason: '数据有误' })
const toldOf = async (code = SHARE) => (await findNotes(gateway.ctx.db.orm, [code])).map(({ text }) => text)
const listed = async (filter: object = {}) => (await does('instrumentNoteList', filter)).response
const codesOf = async (filter: object = {}) =>
  (await listed(filter)).list.map(({ code }: { code: string }) => code)
const history = async () =>
  (await does('instrumentNoteHistory', { code: SHARE })).response.list as Record<string, unknown>[]

describe('what is written', () => {
  test('is told to customers once another member has approved it, and stays until the next one is', async () => {
    const first = await written('第一版')
    expect(await toldOf()).toEqual([])
    expect((await decide(first)).response).toEqual({ state: 'out' })
    expect(await toldOf()).toEqual(['第一版'])

    const second = await written('第二版')
    expect(await toldOf()).toEqual(['第一版'])
    expect((await listed()).list).toMatchObject([
      {
        code: SHARE,
        name: '江岸酒业',
        newest_id: second,
        out: { note_id: first, state: 'out', is_own: true, is_registered: true },
        waiting: { note_id: second, text: '第二版', adviser: '点评顾问', adviser_no: 'S0740000009801' },
        returned: null,
      },
    ])
    await decide(second)
    expect(await toldOf()).toEqual(['第二版'])
  })

  test('is never approved or returned by who wrote it', async () => {
    const note_id = await written('自己的')
    for (const decision of ['approved', 'returned'] as const)
      expect(await decide(note_id, decision, writer)).toMatchObject({
        status: 400,
        msg: '不能审核自己撰写的点评，请由其他同事审核',
      })
    expect((await listed()).list).toMatchObject([{ out: null, waiting: { note_id, is_own: true } }])
  })

  test('that is written anew before anybody decided drops what waited, which nobody can approve then', async () => {
    const [first, second] = [await written('一'), await written('二')]
    expect((await decide(first)).status).toBe(409)
    expect(await history()).toMatchObject([
      { note_id: second, state: 'waiting' },
      { note_id: first, state: 'dropped', decided_by: null },
    ])
  })

  test('twice in the same words waits once', async () => {
    const note_id = await written('一样')
    expect(await written('一样')).toBe(note_id)
    expect(await history()).toHaveLength(1)
  })

  test('without having seen the newest version is refused', async () => {
    const first = await written('一')
    await written('二')
    for (const base_id of [null, first]) expect((await write('三', { base_id })).status).toBe(409)
    expect(await history()).toHaveLength(2)
  })

  test.each([
    ['somebody without a number', { staff_id: 9802 }, 400, '请选择有登记编号的在职投资顾问'],
    ['who has left', { staff_id: 9803 }, 400, '请选择有登记编号的在职投资顾问'],
    ['a share that nobody knows', { code: '000000' }, 400, '没有这只证券，请重新选择'],
  ])('of %s is refused', async (_what, more, status, msg) => {
    expect(await write('点评', more)).toMatchObject({ status, msg })
    expect(await rows('SELECT FROM instrument_note')).toEqual([])
  })

  test.each([
    [-1, 400],
    [0, 200],
    [90, 200],
    [91, 400],
  ])('and is good until the day %d from today is answered %d', async (days, status) => {
    expect((await write('点评', { good_until: await dayAfter(gateway, days) })).status).toBe(status)
  })

  test('with a forbidden word is refused with what is wrong', async () => {
    expect(await write('这只股票稳赚不赔')).toMatchObject({
      status: 422,
      msg: expect.stringContaining('稳赚'),
    })
    expect(await rows('SELECT FROM instrument_note')).toEqual([])
  })

  test('is held against the company’s own advisers where it has some', async () => {
    const administrator = await signInMember(gateway, { roles: ['administrator'] })
    const list = (base_revision: number, advisers: { name: string; number: string }[]) =>
      does('companyAdvisers', { base_revision, advisers }, administrator)
    const note_id = await written('名单之前')
    expect((await list(0, [{ name: '别的顾问', number: 'S0740000000022' }])).status).toBe(200)
    expect(await write('名单之后')).toMatchObject({
      status: 400,
      msg: expect.stringContaining('S0740000009801'),
    })
    expect((await decide(note_id)).status).toBe(400)
    await list(1, [{ name: '点评顾问', number: 'S0740000009801' }])
    expect((await decide(note_id)).status).toBe(200)
    await list(2, [])
  })
})

describe('who decides', () => {
  test('returns a version with a reason; what is out stays', async () => {
    await decide(await written('在外'))
    const note_id = await written('被退回')
    expect(
      (await does('instrumentNoteDecide', { note_id, decision: 'returned', reason: '' }, approver)).status,
    ).toBe(400)
    expect((await decide(note_id, 'returned')).response).toEqual({ state: 'returned' })
    expect(await toldOf()).toEqual(['在外'])
    expect((await listed()).list).toMatchObject([
      { out: { text: '在外' }, waiting: null, returned: { note_id, reason: '数据过时' } },
    ])
    expect((await decide(note_id)).status).toBe(409)
    await written('改好了')
    expect((await listed()).list).toMatchObject([{ waiting: { text: '改好了' }, returned: null }])
  })

  test('cannot approve what is over, or whose adviser has another number by now', async () => {
    const note_id = await written('旧编号')
    await rows("UPDATE staff SET cert_no = 'S9899' WHERE staff_id = 9801")
    expect((await decide(note_id)).status).toBe(400)
    await rows("UPDATE staff SET cert_no = 'S0740000009801' WHERE staff_id = 9801")
    const [{ note_id: old }] = await rows(
      `INSERT INTO instrument_note (code, staff_id, adviser, adviser_no, text, written_by, written_at, good_until)
       VALUES ($1, 9801, '点评顾问', 'S0740000009801', '过期', $2, now() - interval '9 days', $3::date - 1) RETURNING note_id::int`,
      [OTHER, writer.member_id, today],
    )
    expect((await decide(old)).status).toBe(422)
    expect((await decide(old, 'returned')).status).toBe(200)
    expect((await decide(99_999)).status).toBe(404)
  })

  test('has customers read nothing any more by a withdrawal, of which a repeat changes nothing', async () => {
    const note_id = await written('撤下')
    await decide(note_id)
    const waits = await written('等待')
    for (let time = 0; time < 2; time += 1) expect((await withdraw(note_id)).status).toBe(200)
    expect(await toldOf()).toEqual([])
    expect((await listed()).list).toMatchObject([{ out: null, waiting: { note_id: waits } }])
    expect((await withdraw(waits)).status).toBe(200)
    expect((await decide(waits)).status).toBe(409)
    expect((await withdraw(99_999)).status).toBe(404)
  })
})

test('customers do not read what is over, or what was said under another number', async () => {
  await decide(await written('一'))
  await rows("UPDATE staff SET cert_no = 'S9899' WHERE staff_id = 9801")
  expect([await toldOf(), (await listed()).list[0].out.is_registered]).toEqual([[], false])
  await rows("UPDATE staff SET cert_no = 'S0740000009801' WHERE staff_id = 9801")
  expect(await toldOf()).toEqual(['一'])
})

describe('what was said', () => {
  test('can be told later: who wrote and approved it, and from when until when it was out', async () => {
    const first = await written('一')
    await decide(first)
    const second = await written('二')
    await decide(second)
    await withdraw(second)
    const [newer, older] = await history()
    const { name: writerName } = (
      await rows('SELECT name FROM member WHERE member_id = $1', [writer.member_id])
    )[0]
    const { name: approverName } = (
      await rows('SELECT name FROM member WHERE member_id = $1', [approver.member_id])
    )[0]
    expect(older).toMatchObject({
      ...{ note_id: first, text: '一', state: 'replaced', written_by: writerName, decided_by: approverName },
      ended_by: approverName,
    })
    expect(newer).toMatchObject({
      note_id: second,
      state: 'withdrawn',
      ended_why: '数据有误',
      ended_by: writerName,
    })
    // One ends at the moment when the other is out.
    expect(older?.ended_at).toBe(newer?.decided_at)
    expect(Date.parse(String(newer?.decided_at))).toBeLessThanOrEqual(Date.parse(String(newer?.ended_at)))
    expect(
      (await logOf(`instrument_note:${SHARE}`)).slice(-5).map(({ action, after }) => [action, after.version]),
    ).toEqual([
      ['instrument_note.write', first],
      ['instrument_note.approve', first],
      ['instrument_note.write', second],
      ['instrument_note.approve', second],
      ['instrument_note.withdraw', second],
    ])
  })

  test.each([
    "UPDATE instrument_note SET text = '别的话'",
    "UPDATE instrument_note SET state = 'waiting', decided_by = NULL, decided_at = NULL",
    'UPDATE instrument_note SET decided_at = now()',
    "UPDATE instrument_note SET state = 'withdrawn', ended_by = decided_by, ended_at = now(), ended_why = 'x', adviser = 'x'",
    'DELETE FROM instrument_note',
    'TRUNCATE instrument_note',
  ])('is not changed by %s, not even by the owner', async (statement) => {
    await decide(await written('一'))
    await expect(rows(statement)).rejects.toThrow(/stays as it is|are evidence/)
    expect(await toldOf()).toEqual(['一'])
  })

  test('the database itself takes no approval by the writer', async () => {
    const note_id = await written('一')
    const approve = rows(
      "UPDATE instrument_note SET state = 'out', decided_by = written_by, decided_at = now() WHERE note_id = $1",
      [note_id],
    )
    await expect(approve).rejects.toMatchObject({ constraint: 'instrument_note_second_person' })
    const byNobody = rows("UPDATE instrument_note SET state = 'out', decided_at = now() WHERE note_id = $1", [
      note_id,
    ])
    await expect(byNobody).rejects.toMatchObject({ constraint: 'instrument_note_second_person' })
  })

  test('comes part by part, the newest first', async () => {
    for (const text of ['一', '二', '三']) await written(text)
    const texts: unknown[] = []
    let after: string | undefined
    do {
      const { list, next } = (
        await does('instrumentNoteHistory', {
          code: SHARE,
          limit: 2,
          ...(after !== undefined && { after }),
        } as never)
      ).response
      texts.push(list.map(({ text }: { text: string }) => text))
      after = next ?? undefined
    } while (after !== undefined)
    expect(texts).toEqual([['三', '二'], ['一']])
  })
})

describe('the list', () => {
  test('has the last that was written first, part by part, and finds by code, initials and name', async () => {
    for (const code of [SHARE, OTHER, '609903', SHARE])
      await written(`点评 ${code}`, { code, staff_id: 9801 })
    await written('再写一次')
    const codes: string[] = []
    let after: string | undefined
    do {
      const { list, next } = await listed({ limit: 2, ...(after !== undefined && { after }) })
      codes.push(...list.map(({ code }: { code: string }) => code))
      after = next ?? undefined
    } while (after !== undefined)
    expect(codes).toEqual([SHARE, '609903', OTHER])
    expect([
      await codesOf({ q: 'BCRJ' }),
      await codesOf({ q: '60990' }),
      await codesOf({ q: '芯片' }),
    ]).toEqual([[OTHER], [SHARE, '609903', OTHER], ['609903']])
    expect(await codesOf({ q: '%' })).toEqual([])
  })

  test('is narrowed by what is out, over, waits or was returned', async () => {
    await decide(await written('在外'))
    await written('等待')
    await decide(await written('退回', { code: OTHER }), 'returned')
    await rows(
      `INSERT INTO instrument_note
         (code, staff_id, adviser, adviser_no, text, is_simulated, written_at, good_until, state, decided_at)
       VALUES ('609903', 9801, '点评顾问', 'S0740000009801', '过期', true, now() - interval '9 days', $1::date - 1, 'out', now())`,
      [today],
    )
    const found = Object.fromEntries(
      await Promise.all(
        ['waiting', 'out', 'expired', 'returned'].map(async (state) => [state, await codesOf({ state })]),
      ),
    )
    expect(found).toEqual({ waiting: [SHARE], out: [SHARE], expired: ['609903'], returned: [OTHER] })
    expect((await listed({ state: 'expired' })).list[0].out.state).toBe('expired')
  })

  test('of shares offers those that a search finds', async () => {
    expect((await does('instrumentFind', { q: 'jajy' })).response.list).toMatchObject([{ code: SHARE }])
  })
})

test.each([
  ['auditor', 'instrumentNoteWrite', 403],
  ['compliance', 'instrumentNoteWrite', 403],
  ['operator', 'instrumentNoteDecide', 403],
  ['auditor', 'instrumentNoteWithdraw', 403],
] as const)('%s may not make %s', async (role, id, status) => {
  const member = await signInMember(gateway, { roles: [role] })
  expect((await does(id, {} as never, member)).status).toBe(status)
})
