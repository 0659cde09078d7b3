import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitingForLocks } from '../../../testing/waiting-for-locks'
import { eventually } from '../../testing/eventually'
import { signIn } from '../../testing/sign-in'
import { signInMember } from '../../testing/sign-in-member'
import { openTestStore, type TestStore } from '../../testing/start-test-gateway'
import { enrol } from '../contests/enrol'
import { rankAgain } from '../settlement/freeze-contest'
import { settleDay } from '../settlement/settle-day'
import { addBar, addShares } from '../testing/settled-days'
import { addPlayer, at, DAYS, openMarket } from '../testing/trading-days'
import { disqualifyPlayer } from './players-disqualify'

const [FIRST, SECOND] = DAYS
let store: TestStore
/** Best, second and third. */
let players: number[]
beforeEach(async () => {
  store = await openTestStore()
  await openMarket(store)
  players = []
  for (const qty of [3_000, 2_000, 1_000]) {
    const { player_id } = await addPlayer(store)
    await addShares(store, player_id, { qty, day: FIRST })
    players.push(player_id)
  }
  await addBar(store, '2026-02-27', { close: 10 })
  await addBar(store, FIRST, { close: 10 })
  await addBar(store, SECOND, { close: 11, prev_close: 10 })
  await settle(FIRST)
})
afterEach(() => store[Symbol.asyncDispose]())

const pool = () => store.database.owner.pool
const settle = (day: string, reached?: (step: 'opened' | 'valued' | 'ranked') => void) =>
  settleDay(store.ctx, 'contest', day, { now: at('16:00:00', DAYS[4]), ...(reached && { reached }) })
const actor = { who: 'cli:root', ip: null } as const

async function disqualify(player_id: number, ctx: Pick<TestStore['ctx'], 'config' | 'db'> = store.ctx) {
  const { member_id } = await signInMember(store, { roles: ['compliance'] })
  await disqualifyPlayer(ctx, { member_id }, actor, { player_id, disqualified: 1, reason: '一人多户' })
}

async function ranked(day: string): Promise<number[]> {
  const { rows } = await pool().query(
    `SELECT player_id::int FROM sim_rank WHERE competition_id = 'contest' AND period = 'all' AND day = $1 ORDER BY rank`,
    [day],
  )
  return rows.map(({ player_id }) => player_id)
}

test('a day that is being settled meanwhile is ranked without who is out', async () => {
  let deciding: Promise<void> | undefined
  let isBegun = false
  await settle(SECOND, (step) => {
    // In the middle of the transaction that ranks: a decision made now waits for it.
    if (step !== 'valued' || isBegun) return
    isBegun = true
    deciding = disqualify(players[0] ?? 0)
  })
  await deciding
  expect(await ranked(SECOND)).toEqual(players.slice(1))
})

/** A transaction that has run `before`, disqualified somebody and ranked the others, and has not ended yet. */
async function halfDone(before: (query: (text: string) => Promise<unknown>) => Promise<unknown>) {
  const { orm } = store.ctx.db
  let end = () => {}
  const ending = new Promise<void>((resolve) => {
    end = resolve
  })
  let told = () => {}
  const isRanked = new Promise<void>((resolve) => {
    told = resolve
  })
  const done = orm.transaction(async (tx) => {
    await before((text) => tx.execute(text))
    await tx.execute(
      `UPDATE sim_player SET disqualified_at = now(), disqualified_reason = '一人多户' WHERE player_id = ${players[0]}`,
    )
    await rankAgain(tx, 'contest')
    told()
    await ending
  })
  await isRanked
  return {
    end: () => {
      end()
      return done
    },
  }
}

test('no day begins to be settled while somebody is being disqualified', async () => {
  const deciding = await halfDone((query) =>
    query(`SELECT FROM competition WHERE competition_id = 'contest' FOR UPDATE`),
  )
  const settling = settle(SECOND)
  await eventually(async () => expect(await waitingForLocks(pool())).toBe(1))
  await deciding.end()
  await settling
  expect(await ranked(SECOND)).toEqual(players.slice(1))
})

test('without holding the contest, the day would be ranked with who is out', async () => {
  const deciding = await halfDone(async () => undefined)
  await settle(SECOND)
  await deciding.end()
  expect(await ranked(SECOND)).toEqual(players)
})

test('who signs up while a day is settled is in the next one, with the fund whole', async () => {
  await pool().query(`UPDATE competition SET signup_end = '2099-01-01' WHERE competition_id = 'contest'`)
  const visitor = await signIn(store)
  let signing: Promise<unknown> | undefined
  await settle(SECOND, (step) => {
    if (step === 'valued')
      signing ??= enrol(
        store.ctx,
        { competition_id: 'contest', nick_name: '慢慢来', consent: 1, consent_version: '1' },
        visitor.uid,
        { ip: '192.0.2.1', headers: {} },
      )
  })
  await signing
  expect(await ranked(SECOND)).toEqual(players)
  const { rows } = await pool().query(
    'SELECT cash::int FROM sim_account JOIN sim_player USING (player_id) WHERE uid = $1',
    [visitor.uid],
  )
  expect(rows).toEqual([{ cash: 100_000_000 }])
})
