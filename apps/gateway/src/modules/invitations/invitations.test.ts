import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeFor } from '../testing/ask-for-code'
import { type SignedIn, signIn, someHandset } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { addActivity } from './testing/friends'

const WECHAT = 'Mozilla/5.0 (iPhone) MicroMessenger/8.0'
const APP = 'Mozilla/5.0 (iPhone) MicroMessenger n8Web'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await addActivity(gateway, 'friends', {
    prizes: [
      { state: 0, need: 0, stock: 5 },
      { state: 1, need: 1, stock: 100 },
      { state: 2, need: 3, stock: 100 },
    ],
  })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const rows = async (statement: string) => (await gateway.ctx.db.pool.query(statement)).rows
const codeOf = async (visitor: SignedIn, activity_id = 'friends'): Promise<string> =>
  (await call(gateway, 'invitationShareCode', { activity_id }, visitor)).response.share_code

let phones = 0
/** Registers somebody through a link, by default on a phone and in a network of their own. */
async function register(share_code: string, { handset = someHandset(), device = `phone ${phones++}` } = {}) {
  const code = await codeFor(gateway, handset, 'login')
  const headers = { 'user-agent': device }
  return (await call(gateway, 'smartLogin', { handset, code, share_code }, { headers })).response
}
const home = async (visitor?: SignedIn, activity_id = 'friends') =>
  (await call(gateway, 'inviteHomeData', { activity_id }, visitor)).response
const take = (visitor: SignedIn, state = 1, activity_id = 'friends') =>
  call(gateway, 'receiveState1Prize', { activity_id, state }, visitor)
const withAgent = (visitor: SignedIn, agent: string) => ({
  ...visitor,
  headers: { ...visitor.headers, 'user-agent': agent },
})

test('a code is made once, stays, and tells anybody who invites, masked', async () => {
  const visitor = await signIn(gateway)
  const [first, second] = await Promise.all([codeOf(visitor), codeOf(visitor)])
  expect(first).toMatch(/^[2-9A-HJ-NP-Z]{10}$/)
  expect(second).toBe(first)
  const resolved = await call(gateway, 'invitationShareCode', { share_code: ` ${first.toLowerCase()} ` })
  expect(resolved.response).toMatchObject({ valid: true, is_own: false, gift: '课程', share_url: '' })
  expect(resolved.response.inviter_masked).toMatch(/^1\d{2}\*{4}\d{4}$/)
  const own = await call(gateway, 'invitationShareCode', { share_code: first }, visitor)
  expect(own.response.is_own).toBe(true)
})

test('a code that nobody has is said to be none, and an own one needs a login', async () => {
  expect((await call(gateway, 'invitationShareCode', { share_code: 'NOBODYHAS2' })).code).toBe(400061)
  expect((await call(gateway, 'invitationShareCode', { activity_id: 'friends' })).code).toBe(400003)
  const visitor = await signIn(gateway)
  expect((await call(gateway, 'invitationShareCode', { activity_id: 'nothing' }, visitor)).code).toBe(400010)
  expect((await call(gateway, 'invitationShareCode', {}, visitor)).code).toBe(400001)
})

test('who registers by a link has one inviter for life; who was there before brings nothing', async () => {
  const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
  const { uid, ...login } = await register(await codeOf(ann))
  expect(login).toMatchObject({ is_new: true, inviter_bound: true })
  const again = `INSERT INTO invite (activity_id, inviter_uid, invitee_uid, network, device, is_virtual_number)
    VALUES ('friends', ${ben.uid}, ${uid}, 'n', 'd', false)`
  await expect(rows(again)).rejects.toThrow('invite_once_for_life')
  const { handset } = await signIn(gateway)
  const old = await register(await codeOf(ben), { handset })
  expect(old).toMatchObject({ is_new: false, inviter_bound: false })
  expect((await home(ann)).my).toEqual({ invited: 1, registered: 1, state: 1 })
  expect((await home(ben)).my).toEqual({ invited: 0, registered: 0, state: 0 })
})

test('a code that is none, or whose activity is over, keeps nobody from registering', async () => {
  await addActivity(gateway, 'short')
  const code = await codeOf(await signIn(gateway), 'short')
  await gateway.database.owner.pool.query(
    `UPDATE invite_activity SET end_at = now() WHERE activity_id = 'short'`,
  )
  for (const share_code of ['NOBODYHAS2', 'not a code', code])
    expect(await register(share_code)).toMatchObject({ is_new: true, inviter_bound: false })
})

test('the database knows no invitation of oneself', async () => {
  const { uid } = await signIn(gateway)
  const insert = `INSERT INTO invite (activity_id, inviter_uid, invitee_uid, network, device, is_virtual_number)
    VALUES ('friends', ${uid}, ${uid}, 'n', 'd', false)`
  await expect(rows(insert)).rejects.toThrow('invite_of_another')
})

test('the prize of a tier is taken once enough people count, and a repeat answers the same', async () => {
  const ann = await signIn(gateway)
  expect((await take(ann)).code).toBe(400014)
  await register(await codeOf(ann))
  expect((await home(ann)).tiers).toMatchObject([
    { state: 1, can_receive: true, received: false },
    { state: 2, can_receive: false, received: false },
  ])
  const given = await take(ann)
  expect(given).toMatchObject({ code: 1, response: { prize_id: 'friends-1', status: 1, note: '' } })
  expect(await take(ann)).toEqual(given)
  // Each prize is separate: whoever has one has none of the others.
  const { tiers, share_prize } = await home(ann)
  expect(tiers).toMatchObject([{ can_receive: false, received: true }, { received: false }])
  expect(share_prize).toMatchObject({ received: false })
  expect((await take(ann, 2)).code).toBe(400014)
  const { response } = await call(gateway, 'myPrizes', {}, ann)
  expect(response).toMatchObject({ total: 1, list: [{ prize_id: 'friends-1', source: 'tier', status: 1 }] })
})

test('friends who all register on one phone are looked into first, and the visitor is told so', async () => {
  const ann = await signIn(gateway)
  const code = await codeOf(ann)
  for (let n = 0; n < 3; n += 1) await register(code, { device: 'the same phone' })
  expect((await take(ann, 2)).response).toMatchObject({ status: 1, note: '正在核实邀请记录，核实后发放' })
  expect(
    await rows(`SELECT is_held, signs FROM prize_grant WHERE prize_id = 'friends-2' AND uid = ${ann.uid}`),
  ).toEqual([{ is_held: true, signs: ['same_device'] }])
})

test('where a rule says who counts, who does not fulfil it yet counts later, and says why', async () => {
  await gateway.database.owner.pool.query(
    `INSERT INTO rule (rule_id, name, expression) VALUES ('tested', '测过', '{"risk_level": ["C3"]}')`,
  )
  await addActivity(gateway, 'strict', { rule_id: 'tested' })
  const ann = await signIn(gateway)
  const { uid } = await register(await codeOf(ann, 'strict'))
  const list = async () => (await call(gateway, 'myInvitedList', { activity_id: 'strict' }, ann)).response
  expect(await list()).toMatchObject({
    total: 1,
    list: [{ is_valid: false, note: '还没有达到活动规则写的条件' }],
  })
  expect((await take(ann, 1, 'strict')).code).toBe(400014)
  await gateway.database.owner.pool.query(
    `UPDATE softuser SET risk_level = 'C3', risk_at = now(), risk_until = now() + interval '1 year' WHERE softuser_id = $1`,
    [uid],
  )
  expect(await list()).toMatchObject({ list: [{ is_valid: true, note: '' }] })
  expect((await take(ann, 1, 'strict')).code).toBe(1)
})

test('within WeChat nothing is promised and nothing taken; the record stays; the app is no WeChat', async () => {
  const ann = await signIn(gateway)
  await register(await codeOf(ann))
  const inWechat = withAgent(ann, WECHAT)
  expect(await home(inWechat)).toMatchObject({
    is_rewarded: false,
    tiers: [],
    share_prize: null,
    gift: '',
    my: { invited: 1 },
    rules: ['第一条', '第二条'],
  })
  await addActivity(gateway, 'promising', { rules: '第一条\n奖品有限\n来一位得课程\n第四条' })
  const promising = await call(gateway, 'inviteHomeData', { activity_id: 'promising' }, inWechat)
  expect(promising.response.rules).toEqual(['第一条', '第四条'])
  expect((await take(inWechat)).code).toBe(400014)
  expect((await call(gateway, 'grantSharePrize', { activity_id: 'friends' }, inWechat)).code).toBe(400014)
  expect((await call(gateway, 'invitationShareCode', { activity_id: 'friends' }, inWechat)).code).toBe(400014)
  expect((await take(withAgent(ann, APP))).code).toBe(1)
})

test('passing the link on is counted up to twenty times a day, and its prize is taken once', async () => {
  const ann = await signIn(gateway)
  const share = (channel: 'copy' | 'poster') =>
    call(gateway, 'rememberShare', { activity_id: 'friends', channel }, ann)
  const grant = () => call(gateway, 'grantSharePrize', { activity_id: 'friends' }, ann)
  expect((await grant()).code).toBe(400014)
  expect((await share('copy')).response).toEqual({ share_count_today: 1, prize_ready: true })
  for (let n = 0; n < 21; n += 1) await share('poster')
  expect((await share('copy')).response.share_count_today).toBe(20)
  const given = await grant()
  expect(given).toMatchObject({ code: 1, response: { prize_id: 'friends-0' } })
  expect(await grant()).toEqual(given)
  expect((await share('copy')).response.prize_ready).toBe(false)
})

test('what has not begun and what is over says so', async () => {
  await addActivity(gateway, 'later', { from: '+' })
  await addActivity(gateway, 'over')
  await gateway.database.owner.pool.query(
    `UPDATE invite_activity SET end_at = now() WHERE activity_id = 'over'`,
  )
  const ann = await signIn(gateway)
  expect((await home(undefined, 'later')).status).toBe(1)
  expect((await home(undefined, 'over')).status).toBe(3)
  expect((await take(ann, 1, 'later')).code).toBe(400011)
  expect((await take(ann, 1, 'over')).code).toBe(400012)
  expect((await call(gateway, 'inviteHomeData', { activity_id: 'nothing' })).code).toBe(400010)
  // Without an id the one that runs is shown.
  expect((await call(gateway, 'inviteHomeData', {})).response.status).toBe(2)
})

test('a poster is a picture, drawn once, and there is none of a code that nobody has', async () => {
  const code = await codeOf(await signIn(gateway))
  const get = (name: string) => gateway.app.inject(`/n8sf/api/activity/v1/invitation/poster/${name}.jpg`)
  const [first, second] = [await get(code), await get(code)]
  expect(first.headers['content-type']).toBe('image/jpeg')
  expect(first.rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8')
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
  expect((await get('NOBODYHAS2')).statusCode).toBe(404)
  expect((await get('..%2F..%2Fsecret')).statusCode).toBe(404)
})
