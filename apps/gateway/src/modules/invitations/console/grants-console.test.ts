import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleOf } from '../../testing/console'
import { signIn } from '../../testing/sign-in'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { addActivity } from '../testing/friends'
import { addGrant } from '../testing/holds'

let gateway: TestGateway
let operator: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'], name: '小李' })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does } = consoleOf(() => ({ gateway, member: operator }))
const logOf = async (subject: string) =>
  rows('SELECT action, after FROM audit_log WHERE subject = $1 ORDER BY seq', [subject])
const stockOf = async (activity_id: string) =>
  (await rows('SELECT stock, issued FROM invite_prize WHERE prize_id = $1', [`${activity_id}-1`]))[0]
const grantOf = async (grant_id: number) => (await does('prizeGrantDetail', { grant_id })).response

describe('the list', () => {
  test('is narrowed down by activity, prize, state and owner, and comes in parts, the newest first', async () => {
    await addActivity(gateway, 'listed')
    const held = await addGrant(gateway, 'listed')
    const waiting = await addGrant(gateway, 'listed', { isHeld: false })
    const ids = async (filter: object) =>
      (await does('prizeGrantList', { activity_id: 'listed', ...filter })).response.list.map(
        ({ grant_id }: { grant_id: number }) => grant_id,
      )
    expect(await ids({})).toEqual([waiting.grant_id, held.grant_id])
    expect(await ids({ state: 'held' })).toEqual([held.grant_id])
    expect(await ids({ state: 'waiting', prize_id: 'listed-1' })).toEqual([waiting.grant_id])
    expect(await ids({ state: 'done' })).toEqual([])
    expect(await ids({ uid: held.uid })).toEqual([held.grant_id])
    const first = (await does('prizeGrantList', { activity_id: 'listed', limit: 1 })).response
    expect(first).toMatchObject({ list: [{ state: 'waiting', signs: [], activity_title: '邀请好友' }] })
    expect(await ids({ after: first.next })).toEqual([held.grant_id])
  })

  test('is looked through by a whole phone, with a line in the log that has it masked', async () => {
    await addActivity(gateway, 'found')
    const visitor = await signIn(gateway)
    await rows(`INSERT INTO prize_grant (prize_id, uid, granted_ip) VALUES ('found-1', $1, '192.0.2.1')`, [
      visitor.uid,
    ])
    const { response } = await does('prizeGrantFind', { handset: visitor.handset })
    expect(response).toEqual({ uid: visitor.uid })
    expect(JSON.stringify(await logOf('prize_grants'))).not.toContain(visitor.handset)
    const { list } = (await does('prizeGrantList', { uid: visitor.uid })).response
    expect(list[0].handset).toMatch(/^1\d{2}\*{4}\d{4}$/)
    // Somebody who has won nothing is not found here.
    const { handset } = await signIn(gateway)
    expect((await does('prizeGrantFind', { handset })).response).toEqual({ uid: null })
    const shown = await does('prizeGrantReveal', { grant_id: list[0].grant_id, reason: '寄送奖品' })
    expect(shown.response).toEqual({ handset: visitor.handset })
    expect(await logOf(`prize_grant:${list[0].grant_id}`)).toEqual([
      { action: 'prize_grant.reveal', after: { reason: '寄送奖品' } },
    ])
  })

  test('reveals no phone of who was erased', async () => {
    await addActivity(gateway, 'erased')
    const { grant_id } = await addGrant(gateway, 'erased')
    const shown = await does('prizeGrantReveal', { grant_id, reason: '寄送奖品' })
    expect([shown.status, shown.msg]).toEqual([404, '这位客户已经注销，没有手机号'])
  })
})

describe('a held prize', () => {
  test('shows why, and all whom its owner invited; honest, it waits and the invitations are good', async () => {
    await addActivity(gateway, 'honest')
    const { grant_id } = await addGrant(gateway, 'honest')
    expect(await grantOf(grant_id)).toMatchObject({
      grant: { state: 'held', signs: ['same_device'] },
      need: 1,
      invited: 3,
      counted: 3,
      suspicious: 3,
      invites: [{ signs: ['same_device'], is_suspicious: true, verdict: null, decided_by: null }, {}, {}],
    })
    // Not before somebody has decided.
    expect((await does('prizeGrantHandOver', { grant_id, delivery: '' })).msg).toMatch(/还在核实/)
    const decided = await does('prizeGrantDecide', { grant_id, verdict: 'honest', reason: '是一家人' })
    expect(decided.status).toBe(200)
    expect(await grantOf(grant_id)).toMatchObject({
      grant: { state: 'waiting', void_why: '' },
      counted: 3,
      invites: [{ verdict: 'honest', decided_by: '小李', decided_why: '是一家人' }, {}, {}],
    })
    expect(await stockOf('honest')).toEqual({ stock: 99, issued: 1 })
    const again = await does('prizeGrantDecide', { grant_id, verdict: 'faked', reason: '批量注册' })
    expect([again.status, again.msg]).toEqual([409, '这份奖品已经由同事放行，正在等待发放'])
  })

  test('that is faked is void and back in its stock; its owner reads why, and the invitations count no more', async () => {
    await addActivity(gateway, 'faked')
    const { grant_id, uid } = await addGrant(gateway, 'faked')
    await does('prizeGrantDecide', { grant_id, verdict: 'faked', reason: '同一部手机批量注册' })
    expect(await grantOf(grant_id)).toMatchObject({
      grant: { state: 'void', void_why: '同一部手机批量注册' },
      counted: 0,
      invites: [{ verdict: 'faked' }, { verdict: 'faked' }, { verdict: 'faked' }],
    })
    expect(await stockOf('faked')).toEqual({ stock: 100, issued: 0 })
    expect(await logOf(`prize_grant:${grant_id}`)).toMatchObject([
      { action: 'prize_grant.refuse', after: { reason: '同一部手机批量注册', invites: expect.any(Array) } },
    ])
    const again = await does('prizeGrantDecide', { grant_id, verdict: 'honest', reason: '再看看' })
    expect(again.msg).toBe('这份奖品已经作废，原因是“同一部手机批量注册”')
    // As the one who was promised it reads it.
    const visitor = await signIn(gateway)
    await rows('UPDATE prize_grant SET uid = $1 WHERE uid = $2', [visitor.uid, uid])
    const { response } = await call(gateway, 'myPrizes', {}, visitor)
    expect(response.list).toMatchObject([{ status: 3, note: '同一部手机批量注册' }])
  })
})

describe('a prize that waits', () => {
  test('is handed over once, with what it was sent by', async () => {
    await addActivity(gateway, 'sent')
    const { grant_id } = await addGrant(gateway, 'sent', { isHeld: false })
    expect((await does('prizeGrantHandOver', { grant_id, delivery: ' SF123 ' })).status).toBe(200)
    expect((await grantOf(grant_id)).grant).toMatchObject({ state: 'done', delivery: 'SF123' })
    for (const again of [
      await does('prizeGrantHandOver', { grant_id, delivery: 'SF456' }),
      await does('prizeGrantVoid', { grant_id, reason: '本人放弃' }),
    ])
      expect([again.status, again.msg]).toEqual([409, '这份奖品已经登记为已发放'])
    expect((await does('prizeGrantHandOver', { grant_id: 999_999, delivery: '' })).status).toBe(404)
    expect(await stockOf('sent')).toEqual({ stock: 99, issued: 1 })
  })

  test('is made void with a reason, and goes back into its stock', async () => {
    await addActivity(gateway, 'given-up')
    const { grant_id } = await addGrant(gateway, 'given-up', { isHeld: false })
    await does('prizeGrantVoid', { grant_id, reason: '本人放弃' })
    expect((await grantOf(grant_id)).grant).toMatchObject({ state: 'void', void_why: '本人放弃' })
    expect(await stockOf('given-up')).toEqual({ stock: 100, issued: 0 })
    expect((await does('prizeGrantVoid', { grant_id, reason: '再一次' })).status).toBe(409)
    expect(await stockOf('given-up')).toEqual({ stock: 100, issued: 0 })
  })
})

describe('a file of deliveries', () => {
  const bring = (activity_id: string, text: string, is_check = false) =>
    does('prizeGrantImport', { activity_id, file: Buffer.from(text).toString('base64'), is_check })
  const statesOf = async (activity_id: string) =>
    (await does('prizeGrantList', { activity_id })).response.list.map(({ state }: { state: string }) => state)

  test('is made of those that wait, without formulas, and comes back filled in', async () => {
    await addActivity(gateway, 'table')
    await rows(`UPDATE invite_prize SET name = '=HYPERLINK("http://evil")' WHERE prize_id = 'table-1'`)
    const first = await addGrant(gateway, 'table', { isHeld: false })
    const second = await addGrant(gateway, 'table', { isHeld: false })
    await addGrant(gateway, 'table')
    const reply = await gateway.app.inject({
      method: 'POST',
      url: '/studio-api/prize-grants/export',
      headers: operator.headers,
      payload: { filter: { activity_id: 'table' }, format: 'csv', reason: '寄送奖品' },
    })
    const [head, ...lines] = reply.body.replace('\uFEFF', '').trim().split('\r\n')
    expect(head).toBe('grant_id,delivery,手机号,奖品,领取时间')
    expect(lines.map((line) => line.split(',')[0])).toEqual([`${first.grant_id}`, `${second.grant_id}`])
    expect(lines[0]).toContain(`"'=HYPERLINK(""http://evil"")"`)
    expect(lines[0]).toContain('已注销')
    const filled = reply.body.replace(`${first.grant_id},,`, `${first.grant_id},SF1,`)
    expect((await bring('table', filled)).response).toMatchObject({
      is_stored: true,
      ready: 1,
      wrong: 0,
      rows: [
        { outcome: 'ready', delivery: 'SF1' },
        { outcome: 'skipped', delivery: '' },
      ],
    })
    expect(await statesOf('table')).toEqual(['held', 'waiting', 'done'])
    expect((await logOf('invite:table')).map(({ action }) => action)).toEqual([
      'prize_grant.export',
      'prize_grant.import',
    ])
  })

  test('with one line that is wrong stores none, and says of each line what is wrong', async () => {
    await addActivity(gateway, 'wrong')
    await addActivity(gateway, 'elsewhere')
    const good = await addGrant(gateway, 'wrong', { isHeld: false })
    const held = await addGrant(gateway, 'wrong')
    const other = await addGrant(gateway, 'elsewhere', { isHeld: false })
    const text = [
      'grant_id,delivery',
      `${good.grant_id},SF1`,
      `${good.grant_id},SF2`,
      `${held.grant_id},SF3`,
      `${other.grant_id},SF4`,
      'abc,SF5',
      `${good.grant_id + 500},1.23E+14`,
    ].join('\n')
    const { response } = await bring('wrong', text)
    expect(response).toMatchObject({ is_stored: false, ready: 1, wrong: 5 })
    expect(response.rows.map(({ line, problem }: never) => [line, problem])).toEqual([
      [2, ''],
      [3, '与第 2 行是同一份奖品'],
      [4, '这份奖品还在核实，请先放行或作废'],
      [5, '这个活动里没有这份奖品'],
      [6, '没有填写 grant_id，或者不是数字'],
      [7, '单号被表格软件写成了科学计数法。请把这一列设为文本，重新填写'],
    ])
    expect(await statesOf('wrong')).toEqual(['held', 'waiting'])
    expect(await logOf('invite:wrong')).toEqual([])
  })

  test('is only looked at where it is to be checked, and settles nothing twice', async () => {
    await addActivity(gateway, 'twice')
    const { grant_id } = await addGrant(gateway, 'twice', { isHeld: false })
    const text = `grant_id,delivery\n${grant_id},SF1`
    expect((await bring('twice', text, true)).response).toMatchObject({ is_stored: false, ready: 1 })
    expect(await statesOf('twice')).toEqual(['waiting'])
    expect((await bring('twice', text)).response).toMatchObject({ is_stored: true })
    expect((await bring('twice', text)).response).toMatchObject({
      is_stored: false,
      rows: [{ outcome: 'refused', problem: '这份奖品已经登记为已发放' }],
    })
  })

  test.each([
    ['no table', '{"a":1}\n"', /双引号不成对/],
    ['no such column', 'id,number\n1,2', /没有 grant_id 这一列/],
    ['no line', 'grant_id,delivery', /没有数据行/],
  ])('that is %s is refused in words', async (_what, text, said) => {
    const refused = await bring('twice', text)
    expect([refused.status, refused.msg]).toEqual([422, expect.stringMatching(said)])
  })
})
