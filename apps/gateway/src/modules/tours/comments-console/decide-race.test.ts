import type { CommentState } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../../context'
import { meetingOf } from '../../testing/race'
import { signIn } from '../../testing/sign-in'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, startTwin, type TestGateway } from '../../testing/start-test-gateway'
import { addTour } from '../testing/talks'
import { decideComments } from './decide-comments'

const ROUNDS = 10

type To = Exclude<CommentState, 'held'>
/** Decides on comments that wait, and returns which. */
type Decide = (ctx: Context, member: SignedInMember, comment_ids: number[], to: To) => Promise<number[]>

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
let members: [SignedInMember, SignedInMember]
beforeAll(async () => {
  gateway = await startTestGateway()
  twin = await startTwin(gateway)
  await addTour(gateway, 'running')
  members = [
    await signInMember(gateway, { roles: ['operator'] }),
    await signInMember(gateway, { roles: ['compliance'] }),
  ]
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

const reasonOf = (to: To) => (to === 'refused' ? '广告' : '')

const guarded: Decide = async (ctx, member, comment_ids, to) => {
  const actor = { who: `member:${member.member_id}`, ip: null } as const
  const asked = { comment_ids, from: 'held', to, reason: reasonOf(to) } as const
  return (await decideComments(ctx, member, actor, asked)).decided
}

/** The same, but checks which wait first, and then overwrites whatever has become of them. */
function careless(): Decide {
  const meet = meetingOf(2)
  return async ({ db }, { member_id }, comment_ids, to) => {
    const these = sql`comment_id = ANY(${sql.param(comment_ids)}::bigint[])`
    const { rows: waiting } = await db.orm.execute(
      sql`SELECT FROM tour_comment WHERE ${these} AND status = 0`,
    )
    await meet()
    if (waiting.length < comment_ids.length) return []
    const { rows } = await db.orm.execute<{ id: number }>(sql`
      UPDATE tour_comment SET status = ${to === 'out' ? 1 : 2}, reason = ${reasonOf(to)}, decided_by = ${member_id},
        decided_at = now() WHERE ${these} RETURNING comment_id::float8 AS id`)
    return rows.map(({ id }) => id)
  }
}

/**
 * Two members make opposite decisions on the same three comments at once. Returns what is wrong afterwards, in words.
 */
async function decideAtOnce(by: Decide): Promise<string[]> {
  const { uid } = await signIn(gateway)
  const { rows: made } = await gateway.database.owner.pool.query<{ id: number }>(
    `INSERT INTO tour_comment (tour_id, uid, content, content_hash)
     SELECT 'running', $1, n::text, repeat('h', 43) FROM generate_series(1, 3) AS n RETURNING comment_id::float8 AS id`,
    [uid],
  )
  const ids = made.map(({ id }) => id)
  const [first, second] = members
  const [out, refused] = await Promise.all([
    by(gateway.ctx, first, ids, 'out'),
    // In another order: there must be no deadlock.
    by(twin.ctx, second, ids.toReversed(), 'refused'),
  ])
  const { rows } = await gateway.database.owner.pool.query<{ id: number; status: number; member_id: number }>(
    'SELECT comment_id::float8 AS id, status, decided_by::int AS member_id FROM tour_comment WHERE uid = $1',
    [uid],
  )
  return rows.flatMap(({ id, status, member_id }) => {
    const told = [out.includes(id), refused.includes(id)]
    const stands = [
      status === 1 && member_id === first.member_id,
      status === 2 && member_id === second.member_id,
    ]
    return told.join() === stands.join() ? [] : [`${told} was told, ${stands} is so`]
  })
}

test('of two members who decide otherwise at once one does, and the other is told that they have not', async () => {
  for (let round = 0; round < ROUNDS; round += 1) expect(await decideAtOnce(guarded)).toEqual([])
})

test('without the condition on where they stood both are told that they have', async () => {
  expect(await decideAtOnce(careless())).toHaveLength(3)
})
