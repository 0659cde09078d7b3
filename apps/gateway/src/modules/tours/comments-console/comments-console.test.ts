import type { StudioOperations, StudioPayload } from '@yingzao/contract/studio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleOf } from '../../testing/console'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { addSpeech, addTour } from '../testing/talks'

let gateway: TestGateway
let operator: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'], name: '小李' })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does, logOf, actionsOn } = consoleOf(() => ({ gateway, member: operator }))

type Fields<Id extends keyof StudioOperations> = StudioPayload<StudioOperations[Id]>
type Listed = { comment_id: number; [field: string]: unknown }

const write = async (visitor: SignedIn, tour_id: string, content: string, speech_id?: string) =>
  call(gateway, 'userComment', { tour_id, content, ...(speech_id && { speech_id }) }, visitor)

/** Comments of one visitor, oldest first, a minute apart. */
async function say({ uid }: SignedIn, tour_id: string, ...contents: string[]): Promise<number[]> {
  const made = await rows(
    `INSERT INTO tour_comment (tour_id, uid, content, content_hash, created_at)
     SELECT $1, $2, content, repeat('h', 43), now() - interval '1 hour' + n * interval '1 minute'
     FROM unnest($3::text[]) WITH ORDINALITY AS said (content, n) RETURNING comment_id`,
    [tour_id, uid, contents],
  )
  return made.map(({ comment_id }) => Number(comment_id))
}

const list = async (query: Fields<'commentRows'> = {}) =>
  (await does('commentRows', query)).response as { list: Listed[]; held: number; next: string | null }
const said = async (query: Fields<'commentRows'>) => (await list(query)).list.map(({ content }) => content)
const decide = (comment_ids: number[], from: Fields<'commentDecide'>['from'], to: typeof from, reason = '') =>
  does('commentDecide', { comment_ids, from, to, reason })
const block = (uid: number, more: Partial<Fields<'commenterBlock'>> = {}) =>
  does('commenterBlock', { uid, is_blocked: true, reason: '多次发布广告', refuse_held: false, ...more })

describe('the list', () => {
  test('shows a comment with its place, its writer and what was decided', async () => {
    await addTour(gateway, 'shown')
    await addSpeech(gateway, 'shown', 'shown-talk')
    const ann = await signIn(gateway)
    await rows(`UPDATE softuser SET nick_name = '王小明' WHERE softuser_id = $1`, [ann.uid])
    const [first = 0, second = 0] = await say(ann, 'shown', '加我微信', '买课找我')
    await decide([first, second], 'held', 'refused', '广告')
    await rows(`UPDATE tour_comment SET created_at = created_at - interval '1 day' WHERE uid = $1`, [ann.uid])
    const { comment_id } = (await write(ann, 'shown', '讲得清楚。', 'shown-talk')).response
    await block(ann.uid)
    const { list: found } = await list({ tour_id: 'shown' })
    expect(found).toEqual([
      {
        comment_id: Number(comment_id),
        tour_id: 'shown',
        tour_title: '巡讲',
        speech_title: '讲座',
        uid: ann.uid,
        nick_name: '王**',
        handset: `${ann.handset.slice(0, 3)}****${ann.handset.slice(-4)}`,
        content: '讲得清楚。',
        state: 'held',
        reason: '',
        thumbs_up: 0,
        created_at: expect.any(String),
        decided_by: null,
        decided_at: null,
        refused_before: 2,
        is_blocked: true,
      },
      // Not counting itself.
      expect.objectContaining({ comment_id: second, refused_before: 1, speech_title: null }),
      expect.objectContaining({
        state: 'refused',
        reason: '广告',
        decided_by: '小李',
        decided_at: expect.any(String),
      }),
    ])
    await block(ann.uid, { is_blocked: false })
    expect((await list({ uid: ann.uid })).list).toMatchObject([{}, {}, {}].map(() => ({ is_blocked: false })))
  })

  test('has who waits longest first, all else the newest first, and is narrowed down', async () => {
    await addTour(gateway, 'narrow')
    const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
    const [one = 0, two = 0] = await say(ann, 'narrow', '一', '二 100%', '三', '四')
    await say(ben, 'narrow', '别人的')
    await decide([one], 'held', 'out')
    await decide([two], 'held', 'refused', '与巡讲无关')
    const of = { tour_id: 'narrow', uid: ann.uid }
    expect(await said(of)).toEqual(['四', '三', '二 100%', '一'])
    expect(await said({ ...of, state: 'held' })).toEqual(['三', '四'])
    expect(await said({ ...of, state: 'out' })).toEqual(['一'])
    expect(await said({ ...of, state: 'refused' })).toEqual(['二 100%'])
    expect(await said({ tour_id: 'narrow', q: '00%' })).toEqual(['二 100%'])
    expect(await said({ tour_id: 'narrow', q: '%' })).toEqual(['二 100%'])
    expect(await said({ tour_id: 'narrow', q: '别人' })).toEqual(['别人的'])
  })

  test('comes in parts that miss none, in both orders, and counts all that wait', async () => {
    await addTour(gateway, 'parts')
    const ann = await signIn(gateway)
    const ids = await say(ann, 'parts', '一', '二', '三', '四', '五')
    // At the same moment to the microsecond, so that only the number tells which comes first.
    await rows(`UPDATE tour_comment SET created_at = '2026-12-01T00:00:00.000001Z' WHERE tour_id = 'parts'`)
    const all = async (query: Fields<'commentRows'>) => {
      const found: number[] = []
      let after: string | undefined
      do {
        const part = await list({ tour_id: 'parts', limit: 2, ...query, ...(after && { after }) })
        found.push(...part.list.map(({ comment_id }) => comment_id))
        after = part.next ?? undefined
      } while (after)
      return found
    }
    expect(await all({ state: 'held' })).toEqual(ids)
    expect(await all({})).toEqual(ids.toReversed())
    const [{ held }] = await rows('SELECT count(*)::int AS held FROM tour_comment WHERE status = 0')
    expect((await list({ state: 'out', tour_id: 'parts' })).held).toBe(held)
    expect(held).toBeGreaterThanOrEqual(5)
  })
})

describe('a decision', () => {
  const seen = async (tour_id: string, visitor?: SignedIn) =>
    (await call(gateway, 'commentList', { tour_id }, visitor)).response.list as {
      content: string
      note: string
    }[]

  test('makes comments public, turns them down with a reason that their writer reads, or has them wait again', async () => {
    await addTour(gateway, 'decided')
    const ann = await signIn(gateway)
    const [good = 0, bad = 0] = await say(ann, 'decided', '好', '差')
    expect((await decide([good], 'held', 'out')).response).toEqual({ decided: [good] })
    expect((await decide([bad], 'held', 'refused', ' 与巡讲无关 ')).response).toEqual({ decided: [bad] })
    expect((await seen('decided')).map(({ content }) => content)).toEqual(['好'])
    expect((await seen('decided', ann)).map(({ note }) => note)).toEqual(['与巡讲无关', ''])
    expect((await decide([bad], 'refused', 'held')).response).toEqual({ decided: [bad] })
    expect(
      await rows('SELECT decided_by, decided_at, reason FROM tour_comment WHERE comment_id = $1', [bad]),
    ).toEqual([{ decided_by: null, decided_at: null, reason: '' }])
    expect(await logOf(`comment:${bad}`)).toMatchObject([
      {
        action: 'comment.decide',
        before: { state: 'held' },
        after: { state: 'refused', reason: '与巡讲无关' },
      },
      { before: { state: 'refused', reason: '与巡讲无关' }, after: { state: 'held' } },
    ])
  })

  test('is about those that still stand where somebody saw them, and about no others', async () => {
    await addTour(gateway, 'moved')
    const [one = 0, two = 0, three = 0] = await say(await signIn(gateway), 'moved', '一', '二', '三')
    await decide([two], 'held', 'refused', '广告')
    expect((await decide([three, two, one, 999_999_999], 'held', 'out')).response).toEqual({
      decided: [one, three],
    })
    expect(await actionsOn(`comment:${two}`)).toEqual(['comment.decide'])
    expect(await actionsOn('comment:999999999')).toEqual([])
    const auditor = await signInMember(gateway, { roles: ['auditor'] })
    const log = (await does('auditList', { subject: `comment:${one}` }, auditor)).response.list
    expect(log).toMatchObject([{ subject_name: '一' }])
    // What was public is refused, and the other way round.
    expect((await decide([one], 'out', 'refused', '广告')).response).toEqual({ decided: [one] })
    expect((await decide([one], 'refused', 'out')).response).toEqual({ decided: [one] })
  })

  test.each([
    ['without the reason that its writer reads', 'held', 'refused', '', '请填写不通过的原因，作者会看到'],
    ['with a reason of spaces', 'held', 'refused', '  ', '请填写不通过的原因，作者会看到'],
    ['with a reason that nobody would read', 'held', 'out', '好', '只有不通过的评论需要填写原因'],
    ['that changes nothing', 'out', 'out', '', '评论已经是这个状态'],
  ] as const)('%s is refused', async (_how, from, to, reason, msg) => {
    const refused = await decide([1], from, to, reason)
    expect([refused.status, refused.msg]).toEqual([400, msg])
  })
})

describe('who is blocked', () => {
  test('comments no more until they may again, and what waits of them is turned down where that is asked', async () => {
    await addTour(gateway, 'blocked')
    const ann = await signIn(gateway)
    const [out = 0, held = 0] = await say(ann, 'blocked', '早先的', '还在等的')
    await decide([out], 'held', 'out')
    expect((await block(ann.uid)).response).toEqual({ refused: 0 })
    expect((await write(ann, 'blocked', '再来一条')).code).toBe(400014)
    expect(await said({ uid: ann.uid, state: 'held' })).toEqual(['还在等的'])
    expect((await block(ann.uid, { refuse_held: true })).response).toEqual({ refused: 1 })
    expect((await list({ uid: ann.uid })).list).toMatchObject([
      { comment_id: held, state: 'refused', reason: '多次发布广告', decided_by: '小李' },
      { comment_id: out, state: 'out' },
    ])
    expect((await block(ann.uid, { is_blocked: false, reason: '已沟通' })).status).toBe(200)
    expect((await block(ann.uid, { is_blocked: false, reason: '再一次' })).status).toBe(200)
    expect((await write(ann, 'blocked', '再来一条')).code).toBe(1)
    // What changes nothing is not logged.
    expect(await logOf(`commenter:${ann.uid}`)).toMatchObject([
      { action: 'comment.block', after: { reason: '多次发布广告' } },
      { action: 'comment.unblock', after: { reason: '已沟通' } },
    ])
    expect(await actionsOn(`comment:${held}`)).toEqual(['comment.decide'])
  })

  test('keeps by whom and why', async () => {
    const { uid } = await signIn(gateway)
    await block(uid)
    expect(
      await rows('SELECT reason, blocked_by::int FROM tour_comment_block WHERE uid = $1', [uid]),
    ).toEqual([{ reason: '多次发布广告', blocked_by: operator.member_id }])
  })

  test('is somebody who is known; nothing is turned down of who may comment again', async () => {
    expect((await block(999_999_999)).status).toBe(404)
    const { uid } = await signIn(gateway)
    expect((await block(uid, { is_blocked: false, refuse_held: true })).status).toBe(400)
  })
})
