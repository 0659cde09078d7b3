import { errors } from '@yingzao/contract/server'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { AT_ONCE, meetingOf, race } from '../../testing/race'
import { startTestGateway, startTwin, type TestGateway } from '../../testing/start-test-gateway'
import { giveCoupon } from '../give-coupon'
import { addBatch, addPeople } from './batches'

type Take = (ctx: Context, coupon_id: string, uid: number) => Promise<unknown>

/** As the module does it. */
export const guarded: Take = (ctx, coupon_id, uid) =>
  giveCoupon({ ...ctx, conditions: {} }, { coupon_id }, uid)

/**
 * What happens when code looks first and acts on what it saw: no unique key, and a stock that is written from the value
 * read.
 */
export function carelessTake(): Take {
  const meet = meetingOf(AT_ONCE)
  return async ({ db }, coupon_id, uid) => {
    const { rows } = await db.pool.query(
      `SELECT stock, (SELECT count(*)::int FROM coupon_without_key WHERE coupon_id = $1 AND uid = $2) AS theirs
       FROM coupon_batch WHERE coupon_id = $1`,
      [coupon_id, uid],
    )
    if (rows[0].theirs > 0) throw new AppError(errors.couponAlreadyReceived)
    if (rows[0].stock === 0) throw new AppError(errors.couponOutOfStock)
    await meet()
    await db.pool.query('INSERT INTO coupon_without_key VALUES ($1, $2)', [coupon_id, uid])
    await db.pool.query('UPDATE coupon_batch SET stock = $2 WHERE coupon_id = $1', [
      coupon_id,
      rows[0].stock - 1,
    ])
  }
}

export interface Takers extends AsyncDisposable {
  gateway: TestGateway
  /** The state of a batch after this many have taken at once, in two processes. */
  take(batch: { coupon_id: string; stock: number; uids: readonly number[]; by: Take }): Promise<Taken>
}

interface Taken {
  /** Rows, and people who have one. */
  coupons: number
  people: number
  stock: number
  issued: number
  /** How many were refused, by code. */
  refused: Record<number, number>
}

/** Opens two processes that give out coupons of one database. */
export async function openTakers(): Promise<Takers> {
  const gateway = await startTestGateway()
  const twin = await startTwin(gateway)
  const { pool } = gateway.database.owner
  await pool.query(
    'CREATE TABLE coupon_without_key (coupon_id text, uid bigint); GRANT ALL ON coupon_without_key TO PUBLIC',
  )
  return {
    gateway,
    async take({ coupon_id, stock, uids, by }) {
      await addBatch(gateway, coupon_id, { stock })
      const refused: Record<number, number> = {}
      await race(uids.length, async (index) => {
        const ctx = index % 2 ? gateway.ctx : twin.ctx
        await by(ctx, coupon_id, uids[index] ?? 0).catch((error) => {
          if (!(error instanceof AppError)) throw error
          refused[error.error.code] = (refused[error.error.code] ?? 0) + 1
        })
      })
      const table = by === guarded ? 'user_coupon' : 'coupon_without_key'
      const { rows } = await pool.query(
        `SELECT count(t.uid)::int AS coupons, count(DISTINCT t.uid)::int AS people, b.stock, b.issued
         FROM coupon_batch b LEFT JOIN ${table} t USING (coupon_id) WHERE coupon_id = $1 GROUP BY b.coupon_id`,
        [coupon_id],
      )
      return { ...rows[0], refused }
    },
    async [Symbol.asyncDispose]() {
      await twin[Symbol.asyncDispose]()
      await gateway[Symbol.asyncDispose]()
    },
  }
}

/**
 * Fifty simultaneous taps of one person, round after round; returns the states after those rounds that did not give
 * exactly one.
 */
export async function tapRounds(
  { gateway, take }: Takers,
  { rounds, by }: { rounds: number; by: () => Take },
): Promise<Taken[]> {
  const wrong: Taken[] = []
  const people = await addPeople(gateway, rounds)
  for (const [round, uid] of people.entries()) {
    const uids = Array.from({ length: 50 }, () => uid)
    const taken = await take({ coupon_id: `tap-${round}`, stock: 10, uids, by: by() })
    const { coupons, stock, issued, refused } = taken
    const isRight = coupons === 1 && stock === 9 && issued === 1
    if (!isRight || refused[errors.couponAlreadyReceived.code] !== 49) wrong.push(taken)
  }
  return wrong
}
