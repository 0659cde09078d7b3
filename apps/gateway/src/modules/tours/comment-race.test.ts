import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { AT_ONCE, meetingOf, race } from '../testing/race'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { hasCommented, insertComment } from './comment-store'
import { addTour } from './testing/talks'
import { writeComment } from './write-comment'

const TAPS = 20

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
beforeAll(async () => {
  gateway = await startTestGateway()
  twin = await startTwin(gateway)
  await addTour(gateway, 'running')
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

type Write = (ctx: Context, content: string, uid: number) => Promise<unknown>

const guarded: Write = (ctx, content, uid) => writeComment(ctx, { tour_id: 'running', content }, uid)

/** The same without waiting for each other: looks whether there is one, then acts on what it saw. */
function careless(): Write {
  const meet = meetingOf(AT_ONCE)
  return ({ db }, content, uid) =>
    db.orm.transaction(async (tx) => {
      const isTooSoon = await hasCommented(tx, uid, 30)
      await meet()
      const content_hash = 'h'.repeat(43)
      if (!isTooSoon)
        await insertComment(tx, { tour_id: 'running', speech_id: null, uid, content, content_hash })
    })
}

/** Returns how many comments there are after somebody has written this many at once, in two processes. */
async function writeAtOnce({ uid }: SignedIn, by: Write, contentOf: (n: number) => string): Promise<number> {
  await race(TAPS, async (n) => {
    await by(n % 2 ? gateway.ctx : twin.ctx, contentOf(n), uid).catch((error) => {
      if (!(error instanceof AppError)) throw error
    })
  })
  const { rows } = await gateway.database.owner.pool.query('SELECT FROM tour_comment WHERE uid = $1', [uid])
  return rows.length
}

test('of twenty comments of one visitor at once one is taken, the same words or not', async () => {
  expect(await writeAtOnce(await signIn(gateway), guarded, (n) => `第 ${n} 条`)).toBe(1)
  expect(await writeAtOnce(await signIn(gateway), guarded, () => '同一条')).toBe(1)
})

test('without the lock there are several', async () => {
  const visitor = await signIn(gateway)
  expect(await writeAtOnce(visitor, careless(), (n) => `第 ${n} 条`)).toBeGreaterThan(1)
})
