import { errors } from '@yingzao/contract/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { waitingForLocks } from '../../../testing/waiting-for-locks'
import { eventually } from '../../testing/eventually'
import { meetingOf } from '../../testing/race'
import { signIn } from '../../testing/sign-in'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, startTwin, type TestGateway } from '../../testing/start-test-gateway'
import { insertComment, isBlocked, lockCommentsOf } from '../comment-store'
import { addTour } from '../testing/talks'
import { tourCommentBlock } from '../tour-tables'
import { writeComment } from '../write-comment'
import { blockCommenter } from './block-commenter'

const ROUNDS = 20

/** Writes a comment. False: its writer may not. */
type Write = (ctx: Context, uid: number) => Promise<boolean>
/** Blocks somebody and refuses their waiting comments. Returns how many there were. */
type Block = (ctx: Context, uid: number) => Promise<number>

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
let member: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  twin = await startTwin(gateway)
  member = await signInMember(gateway, { roles: ['operator'] })
  await addTour(gateway, 'running')
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

const block: Block = async (ctx, uid) => {
  const actor = { who: `member:${member.member_id}`, ip: null } as const
  const asked = { uid, is_blocked: true, reason: '多次发布广告', refuse_held: true }
  return (await blockCommenter(ctx, member, actor, asked)).refused
}

const write: Write = async (ctx, uid) => {
  try {
    await writeComment(ctx, { tour_id: 'running', content: '好' }, uid)
    return true
  } catch (error) {
    if (error instanceof AppError && error.error.code === errors.notEligible.code) return false
    throw error
  }
}

/** The same, but checks whether they may first, and writes once they no longer may. */
function careless(): { write: Write; block: Block } {
  const [looked, blocked] = [meetingOf(2), meetingOf(2)]
  return {
    async write({ db }, uid) {
      const mayNot = await isBlocked(db.orm, uid)
      await looked()
      await blocked()
      if (mayNot) return false
      const said = { tour_id: 'running', speech_id: null, uid, content: '好', content_hash: 'h'.repeat(43) }
      await db.orm.transaction((tx) => insertComment(tx, said))
      return true
    },
    async block(ctx, uid) {
      await looked()
      const refused = await block(ctx, uid)
      await blocked()
      return refused
    },
  }
}

/**
 * Returns how many comments still wait of somebody who was blocked while writing one, and whether both sides got a true
 * answer.
 */
async function writeAndBlock(by: { write: Write; block: Block }) {
  const { uid } = await signIn(gateway)
  const [isWritten, refused] = await Promise.all([by.write(twin.ctx, uid), by.block(gateway.ctx, uid)])
  const { rows } = await gateway.database.owner.pool.query<{ status: number }>(
    'SELECT status FROM tour_comment WHERE uid = $1',
    [uid],
  )
  return {
    waiting: rows.filter(({ status }) => status === 0).length,
    isTrue: rows.length === Number(isWritten) && refused === Number(isWritten),
  }
}

test('who is blocked while their comment waits for its turn has written none', async () => {
  const { uid } = await signIn(gateway)
  const writing = await gateway.ctx.db.orm.transaction(async (tx) => {
    await lockCommentsOf(tx, uid)
    const written = write(twin.ctx, uid)
    await eventually(async () => expect(await waitingForLocks(gateway.database.owner.pool)).toBe(1))
    await tx.insert(tourCommentBlock).values({ uid, reason: '多次发布广告' })
    return { written }
  })
  expect(await writing.written).toBe(false)
})

test('what somebody writes while they are blocked is turned down with the rest, or refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1)
    expect(await writeAndBlock({ write, block })).toEqual({ waiting: 0, isTrue: true })
})

test('without looking again under the lock a comment is left over', async () => {
  expect(await writeAndBlock(careless())).toEqual({ waiting: 1, isTrue: false })
})
