import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { addContest, addPlayer, settle } from '../testing/contests'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())

const rows = async (statement: string, values: unknown[] = []) =>
  (await gateway.database.owner.pool.query(statement, values)).rows
const home = async (competition_id: string, by?: SignedIn) =>
  (await call(gateway, 'competitionHome', { competition_id }, by)).response
const enrol = (competition_id: string, by: SignedIn, nick_name: string, consent: 0 | 1 = 1) =>
  call(gateway, 'competitionEnroll', { competition_id, nick_name, consent }, by)

describe('signing up', () => {
  test('opens the account with the fund and writes down what was agreed to', async () => {
    await addContest(gateway, 'opened', { initial_fund: 50_000_000 })
    const visitor = await signIn(gateway)
    const { response } = await enrol('opened', visitor, ' 慢慢  变富 ')
    expect(response).toEqual({
      player_id: expect.stringMatching(/^\d+$/),
      nick_name: '慢慢 变富',
      initial_fund: 50_000_000,
    })
    const [account] = await rows('SELECT * FROM sim_account WHERE player_id = $1', [response.player_id])
    expect(account).toMatchObject({ cash: '50000000', held: '0', receivable: '0' })
    expect(
      await rows('SELECT move, ref, cash FROM sim_cash_ledger WHERE player_id = $1', [response.player_id]),
    ).toEqual([{ move: 'fund', ref: 'fund', cash: '50000000' }])
    const [consent] = await rows('SELECT doc, purpose, handset_hash FROM consent_log WHERE uid = $1', [
      visitor.uid,
    ])
    expect(consent).toMatchObject({ doc: 'privacy', purpose: 'service', handset_hash: expect.any(String) })
    expect((await home('opened', visitor)).my).toMatchObject({
      player_id: response.player_id,
      nick_name: '慢慢 变富',
      asset: 50_000_000,
      return: 0,
      rank: null,
      is_disqualified: false,
    })
  })

  test('again is the same player, whatever else is said, and also when sign-up is over', async () => {
    await addContest(gateway, 'again')
    const visitor = await signIn(gateway)
    const first = (await enrol('again', visitor, '第一个名字')).response
    expect((await enrol('again', visitor, '一', 0)).response).toEqual(first)
    await rows("UPDATE competition SET signup_end = now() - interval '1 hour' WHERE competition_id = 'again'")
    expect((await enrol('again', visitor, '另一个名字')).response).toEqual(first)
    expect(await rows('SELECT FROM consent_log WHERE uid = $1', [visitor.uid])).toHaveLength(1)
  })

  test('is refused before and after its time, when it is full, without consent and by a name that is taken', async () => {
    await addContest(gateway, 'early', { signup: [1, 24] })
    await addContest(gateway, 'late', { signup: [-24, -1] })
    await addContest(gateway, 'full', { places: 1 })
    await addContest(gateway, 'draft', { is_open: false })
    const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
    const answered = async (competition_id: string, name = '小王', consent: 0 | 1 = 1) => {
      const { code, msg } = await enrol(competition_id, ann, name, consent)
      return [code, msg]
    }
    expect(await answered('early')).toEqual([400014, '报名尚未开始'])
    expect(await answered('late')).toEqual([400014, '报名已截止'])
    await enrol('full', ben, '小 王')
    expect(await answered('full')).toEqual([400015, '名额已满'])
    await rows("UPDATE competition SET places = 2 WHERE competition_id = 'full'")
    expect(await answered('full')).toEqual([400013, '昵称已被使用，请换一个'])
    expect(await answered('full', '小王', 0)).toEqual([400026, expect.any(String)])
    expect(await answered('full', '稳赚不赔')).toEqual([400060, expect.any(String)])
    expect((await answered('draft'))[0]).toBe(400010)
    expect(await rows('SELECT FROM sim_player WHERE uid = $1', [ann.uid])).toEqual([])
    expect(await rows('SELECT FROM consent_log WHERE uid = $1', [ann.uid])).toEqual([])
    expect((await answered('full', '小汪'))[0]).toBe(1)
  })

  test('under a name of another contest is no matter', async () => {
    for (const id of ['name-1', 'name-2']) {
      await addContest(gateway, id)
      expect((await enrol(id, await signIn(gateway), '同名')).code).toBe(1)
    }
  })
})

describe('a contest', () => {
  test('says how many places are left, and what it is', async () => {
    await addContest(gateway, 'told', { places: 3 })
    await addPlayer(gateway, 'told')
    expect(await home('told')).toMatchObject({
      status: 'signup',
      can_enroll: true,
      places: 3,
      places_left: 2,
      players: 1,
      my: null,
      is_settling: false,
      final_hash: '',
      prizes: [
        { name: '平板电脑', value: 300_000 },
        { from_rank: 2, until_rank: 3 },
      ],
    })
    for (let count = 0; count < 2; count += 1) await addPlayer(gateway, 'told')
    expect(await home('told')).toMatchObject({ places_left: 0, can_enroll: false })
  })

  test.each([
    ['before', { signup: [1, 24] }, { can_enroll: false }],
    ['waiting', { signup: [-24, -1] }, { can_enroll: false }],
    ['running', { signup: [-240, -200], days: [-5, 5] }, { is_settling: false }],
    ['running', { signup: [-240, 20], days: [-5, 5] }, { can_enroll: true }],
    ['running', { signup: [-240, -200], days: [-5, -1] }, { is_settling: true }],
    [
      'settled',
      { signup: [-240, -200], days: [-5, -1], final_hash: 'f' },
      { is_settling: false, final_hash: 'f' },
    ],
  ] as const)('is %s where it is %j', async (status, contest, told) => {
    const id = `phase-${JSON.stringify(contest).replace(/\W/g, '')}`
    await addContest(gateway, id, contest)
    expect(await home(id)).toMatchObject({ status, ...told })
  })

  test('that is meant is one that takes sign-ups, else the newest', async () => {
    await rows('UPDATE competition SET is_open = false')
    expect((await call(gateway, 'competitionHome', {})).code).toBe(400010)
    await addContest(gateway, 'older', { signup: [-900, -800], days: [-30, -20], final_hash: 'f' })
    await addContest(gateway, 'newer', { signup: [-900, -800], days: [-10, 20] })
    const meant = async () => (await call(gateway, 'competitionHome', {})).response.competition_id
    expect(await meant()).toBe('newer')
    await addContest(gateway, 'open', { signup: [-1, 1], days: [30, 40] })
    await addContest(gateway, 'coming', { signup: [10, 20], days: [60, 70] })
    expect(await meant()).toBe('open')
  })

  test('tells who is disqualified why, and where a player stands', async () => {
    await addContest(gateway, 'stood', { days: [-9, 9] })
    const [good, bad] = [await signIn(gateway), await signIn(gateway)]
    const player_id = await addPlayer(gateway, 'stood', { visitor: good })
    await addPlayer(gateway, 'stood', { visitor: bad, reason: '多账户操纵' })
    await settle(gateway, 'stood', '2026-11-27', [{ player_id, asset: 112_340_000 }])
    expect((await home('stood', good)).my).toMatchObject({ rank: 1, is_disqualified: false, reason: '' })
    expect((await home('stood', bad)).my).toMatchObject({
      rank: null,
      is_disqualified: true,
      reason: '多账户操纵',
    })
  })
})
