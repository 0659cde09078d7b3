import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleOf } from '../../testing/console'
import { importLines } from '../../testing/import-lines'
import { race } from '../../testing/race'
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
  operator = await signInMember(gateway, { roles: ['operator'] })
  await importLines(gateway, 'rules', [{ rule_id: 'everybody', name: '所有人', expression: { all: [] } }])
})
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does, actionsOn } = consoleOf(() => ({ gateway, member: operator }))
const logOf = (activity_id: string) => actionsOn(`invite:${activity_id}`)

const ACTIVITY = {
  title: '邀请好友',
  start_at: '2026-01-01T00:00:00Z',
  end_at: '2099-01-01T00:00:00Z',
  rule_id: null,
  rules: '每位朋友只认第一位邀请人。\n奖品数量有限。',
  gift: '入门课程试听',
  share_title: '有位朋友请您来看看',
  share_desc: '',
  is_open: true,
}
const PRIZE = { state: 1, need: 1, name: '课程券', image: '', worth: 9_900, stock: 10 }
const create = (activity_id: string, more: object = {}) =>
  does('inviteActivityCreate', { ...ACTIVITY, ...more, activity_id })
const change = (activity_id: string, base_revision: number, more: object) =>
  does('inviteActivityChange', { ...ACTIVITY, ...more, activity_id, base_revision })
const addPrize = (activity_id: string, base_revision: number, more: object = {}) =>
  does('invitePrizeAdd', { ...PRIZE, ...more, activity_id, base_revision })
const detail = async (activity_id: string) => (await does('inviteActivityDetail', { activity_id })).response

describe('an activity', () => {
  test('is made and changed, each with a line in the log, and stands in the list with its rule', async () => {
    expect((await create('made')).response).toEqual({ activity_id: 'made' })
    expect((await create('made')).status).toBe(409)
    expect((await change('made', 1, { rule_id: 'everybody', is_open: false })).response).toEqual({
      revision: 2,
    })
    expect((await change('made', 1, { title: '别的' })).status).toBe(409)
    // Saving the same values is not a change.
    expect((await change('made', 2, { rule_id: 'everybody', is_open: false })).response).toEqual({
      revision: 2,
    })
    const { list } = (await does('inviteActivityList', {})).response
    expect(list).toMatchObject([{ activity_id: 'made', rule_name: '所有人', state: 'off', invited: 0 }])
    expect(await logOf('made')).toEqual(['invite.create', 'invite.change'])
    expect((await does('inviteActivityDetail', { activity_id: 'none' })).status).toBe(404)
  })

  test.each<[what: string, more: object, status: number, said: RegExp]>([
    ['an end before its start', { end_at: '2025-01-01T00:00:00Z' }, 400, /结束时间必须晚于开始时间/],
    ['a rule that there is none of', { rule_id: 'none' }, 400, /没有这条人群规则/],
    ['words that no page may have', { rules: '跟着买，稳赚不赔。' }, 422, /禁用词/],
  ])('with %s is refused in words, and not stored', async (_what, more, status, said) => {
    const refused = await create('refused', more)
    expect([refused.status, refused.msg]).toEqual([status, expect.stringMatching(said)])
    expect((await does('inviteActivityDetail', { activity_id: 'refused' })).status).toBe(404)
  })

  test('is there for visitors as it was made', async () => {
    await create('visited')
    await addPrize('visited', 1)
    await addPrize('visited', 2, { state: 0, need: 0, name: '电子书' })
    const { response } = await call(gateway, 'inviteHomeData', { activity_id: 'visited' })
    expect(response).toMatchObject({
      status: 2,
      tiers: [{ state: 1, need: 1, prize: { name: '课程券' }, stock: 10 }],
      share_prize: { name: '电子书' },
      rules: ['每位朋友只认第一位邀请人。', '奖品数量有限。'],
    })
  })

  test('is changed by nobody who may only read', async () => {
    const auditor = await signInMember(gateway, { roles: ['auditor'] })
    const made = await does('inviteActivityCreate', { ...ACTIVITY, activity_id: 'theirs' }, auditor)
    expect(made.status).toBe(403)
    expect((await does('inviteActivityList', {}, auditor)).status).toBe(200)
  })
})

describe('a prize', () => {
  test('of a higher tier asks for more people, and says which one it stands against', async () => {
    await create('tiers')
    await addPrize('tiers', 1, { state: 2, need: 5 })
    expect((await addPrize('tiers', 2, { state: 1, need: 5 })).msg).toBe(
      '第 1 档需要的人数要少于第 2 档的 5 人，现在填的 5 人多了，请修改',
    )
    expect((await addPrize('tiers', 2, { state: 3, need: 5 })).msg).toMatch(/^第 3 档需要的人数要多于第 2 档/)
    expect((await addPrize('tiers', 2, { state: 3, need: 0 })).msg).toMatch(/至少需要 1 人/)
    expect((await addPrize('tiers', 2, { state: 0, need: 3 })).msg).toMatch(/转发奖励不看邀请人数/)
    const taken = await addPrize('tiers', 2, { state: 2, need: 5 })
    expect([taken.status, taken.msg]).toEqual([409, expect.stringMatching(/这个档位已经有奖品/)])
    expect((await detail('tiers')).prizes).toHaveLength(1)
  })

  test('is changed and removed while nobody was promised it; then it keeps its name and stays', async () => {
    await create('kept')
    const { prize_id } = (await addPrize('kept', 1)).response
    const { state: _, stock: _stock, ...fields } = PRIZE
    const changePrize = (base_revision: number, more: object) =>
      does('invitePrizeChange', { ...fields, ...more, prize_id, base_revision })
    expect((await changePrize(2, { name: '课程券 A' })).response).toEqual({ revision: 3 })
    const { uid } = await signIn(gateway)
    await rows(`INSERT INTO prize_grant (prize_id, uid, granted_ip) VALUES ($1, $2, '192.0.2.1')`, [
      prize_id,
      uid,
    ])
    expect((await changePrize(3, { name: '别的' })).msg).toMatch(/名称不能再改/)
    expect((await changePrize(3, { name: '课程券 A', worth: 100 })).response).toEqual({ revision: 4 })
    const refused = await does('invitePrizeRemove', { prize_id, base_revision: 4 })
    expect([refused.status, refused.msg]).toEqual([409, expect.stringMatching(/不能删除/)])
    const other = (await addPrize('kept', 4, { state: 2, need: 2 })).response.prize_id
    expect((await detail('kept')).prizes.map(({ is_promised }: never) => is_promised)).toEqual([true, false])
    expect((await does('invitePrizeRemove', { prize_id: other, base_revision: 5 })).response).toEqual({
      revision: 6,
    })
    expect(await logOf('kept')).toEqual([
      'invite.create',
      'invite.add_prize',
      'invite.change_prize',
      'invite.change_prize',
      'invite.add_prize',
      'invite.remove_prize',
    ])
  })

  test('has its stock changed by what is left at that moment, and never below nothing', async () => {
    await create('stocked')
    const { prize_id } = (await addPrize('stocked', 1)).response
    const by = (base_revision: number, more: number) =>
      does('invitePrizeStock', { prize_id, base_revision, by: more })
    // As visitors take some between the look and the change.
    await rows('UPDATE invite_prize SET stock = 7, issued = 3 WHERE prize_id = $1', [prize_id])
    expect((await by(2, 5)).response).toEqual({ stock: 12, revision: 3 })
    expect((await by(3, -13)).msg).toBe('现在只剩 12 份，不能减少 13 份。请填写不超过 12 的数量')
    // The same change again, as by a second press, does nothing.
    expect((await by(2, 5)).status).toBe(409)
    expect((await detail('stocked')).prizes[0]).toMatchObject({ stock: 12, issued: 3 })
  })

  test('that is changed while visitors take it loses none of its stock', async () => {
    await addActivity(gateway, 'busy', { prizes: [{ state: 1, need: 1, stock: 40 }] })
    await race(20, async (index) => {
      if (index % 2) return addGrant(gateway, 'busy')
      const { activity } = await detail('busy')
      return does('invitePrizeStock', { prize_id: 'busy-1', base_revision: activity.revision, by: 1 })
    })
    const added = (await logOf('busy')).length
    expect((await detail('busy')).prizes[0]).toMatchObject({ stock: 40 + added - 10, issued: 10 })
    expect(added).toBeGreaterThan(0)
  })
})

test('the funnel counts people and prizes, in all and by day in China', async () => {
  await addActivity(gateway, 'funnel')
  const { uid } = await addGrant(gateway, 'funnel')
  await addGrant(gateway, 'funnel', { isHeld: false })
  await rows(
    `INSERT INTO invite_code (share_code, activity_id, uid, network, device) VALUES ('AAAA222222', 'funnel', $1, 'n', 'd')`,
    [uid],
  )
  await rows(
    `INSERT INTO invite_share (activity_id, uid, channel, day)
     SELECT 'funnel', $1, channel, (now() AT TIME ZONE 'Asia/Shanghai')::date - back
     FROM (VALUES ('copy', 0), ('poster', 0), ('copy', 2)) AS shares (channel, back)`,
    [uid],
  )
  // One of the invitations is of the first minute of yesterday in China, one was found to be faked.
  await rows(
    `UPDATE invite SET created_at = (((now() AT TIME ZONE 'Asia/Shanghai')::date - 1)::timestamp AT TIME ZONE 'Asia/Shanghai') + interval '1 minute'
     WHERE invite_id = (SELECT min(invite_id) FROM invite WHERE activity_id = 'funnel')`,
  )
  await rows(
    `UPDATE invite SET verdict = 'faked', decided_by = $1, decided_why = '假的'
     WHERE invite_id = (SELECT max(invite_id) FROM invite WHERE activity_id = 'funnel')`,
    [operator.member_id],
  )
  const { response } = await does('inviteFunnel', { activity_id: 'funnel', days: 3 })
  const nothing = { codes: 0, shared: 0, invited: 0, counted: 0, taken: 0, held: 0, done: 0, void: 0 }
  expect(response.total).toEqual({
    ...nothing,
    codes: 1,
    shared: 1,
    invited: 6,
    counted: 5,
    taken: 2,
    held: 1,
  })
  expect(response.days).toMatchObject([
    { codes: 1, shared: 1, invited: 5, counted: 5, taken: 2, held: 1 },
    { ...nothing, invited: 1 },
    { ...nothing, shared: 1 },
  ])
  const days = response.days.map(({ day }: { day: string }) => day)
  expect(days).toEqual(days.toSorted().reverse())
  expect((await does('inviteFunnel', { activity_id: 'none', days: 3 })).status).toBe(404)
})
