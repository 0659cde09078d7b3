import { errors } from '@yingzao/contract/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { AT_ONCE, meetingOf, race } from '../../testing/race'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../../testing/start-test-gateway'
import { addContest } from '../testing/contests'
import { enrol } from './enrol'

const CROWD = 50
const PLACES = 10

type Enrol = (ctx: Context, competition_id: string, visitor: SignedIn, nick_name: string) => Promise<unknown>

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
const crowd: SignedIn[] = []
beforeAll(async () => {
  gateway = await startTestGateway()
  twin = await startTwin(gateway)
  for (let number = 0; number < CROWD; number += 1) crowd.push(await signIn(gateway))
  await gateway.database.owner.pool.query(
    'CREATE TABLE player_without_key (competition_id text, uid bigint, nick text); GRANT ALL ON player_without_key TO PUBLIC',
  )
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

const request = { ip: '192.0.2.1', headers: {} }

/** As the module does it. */
const guarded: Enrol = (ctx, competition_id, { uid }, nick_name) =>
  enrol(ctx, { competition_id, nick_name, consent: 1 }, uid, request)

/** What happens without a lock: looks first, then acts on what it saw. */
function careless(): Enrol {
  const meet = meetingOf(AT_ONCE)
  return async ({ db }, competition_id, { uid }, nick) => {
    const { rows } = await db.pool.query(
      `SELECT count(*)::int AS players, (count(*) FILTER (WHERE uid = $2))::int AS own,
         (count(*) FILTER (WHERE nick = $3))::int AS same FROM player_without_key WHERE competition_id = $1`,
      [competition_id, uid, nick],
    )
    const { players, own, same } = rows[0]
    await meet()
    if (own > 0) return
    if (same > 0) throw new AppError(errors.alreadyParticipated)
    if (players >= PLACES) throw new AppError(errors.quotaFull)
    await db.pool.query('INSERT INTO player_without_key VALUES ($1, $2, $3)', [competition_id, uid, nick])
  }
}

/** Has them all sign up at once, in two processes; returns how many were refused, by error code. */
async function enrolAll(
  by: Enrol,
  competition_id: string,
  who: (index: number) => { visitor: SignedIn; nick: string },
): Promise<Record<number, number>> {
  const refused: Record<number, number> = {}
  await race(CROWD, async (index) => {
    const { visitor, nick } = who(index)
    await by(index % 2 ? gateway.ctx : twin.ctx, competition_id, visitor, nick).catch((error) => {
      if (!(error instanceof AppError)) throw error
      refused[error.error.code] = (refused[error.error.code] ?? 0) + 1
    })
  })
  return refused
}

async function stored(competition_id: string) {
  const { rows } = await gateway.database.owner.pool.query(
    `SELECT count(*)::int AS players, count(a.player_id)::int AS accounts, coalesce(min(a.cash), 0)::int AS least,
       (SELECT count(*)::int FROM player_without_key k WHERE k.competition_id = $1) AS careless
     FROM sim_player p LEFT JOIN sim_account a USING (player_id) WHERE p.competition_id = $1`,
    [competition_id],
  )
  return rows[0]
}

const everybody = (index: number) => ({ visitor: crowd[index] as SignedIn, nick: `选手${index}` })
const oneName = (index: number) => ({ visitor: crowd[index] as SignedIn, nick: index % 2 ? '小王' : '小 王' })
const oneVisitor = (index: number) => ({ visitor: crowd[0] as SignedIn, nick: `选手${index}` })

test('of fifty at once ten get the ten places, each with an account', async () => {
  for (const id of ['places-1', 'places-2', 'places-3']) {
    await addContest(gateway, id, { places: PLACES })
    expect(await enrolAll(guarded, id, everybody)).toEqual({ 400015: CROWD - PLACES })
    expect(await stored(id)).toMatchObject({ players: PLACES, accounts: PLACES, least: 100_000_000 })
  }
})

test('of fifty with one name one gets it', async () => {
  await addContest(gateway, 'name', { places: PLACES })
  expect(await enrolAll(guarded, 'name', oneName)).toEqual({ 400013: CROWD - 1 })
  expect(await stored('name')).toMatchObject({ players: 1, accounts: 1 })
})

test('fifty taps of one visitor are one player', async () => {
  await addContest(gateway, 'taps', { places: PLACES })
  expect(await enrolAll(guarded, 'taps', oneVisitor)).toEqual({})
  expect(await stored('taps')).toMatchObject({ players: 1, accounts: 1 })
})

test('without the guards there are more players than places, and than names', async () => {
  // Many want the last of nine places at once.
  await gateway.database.owner.pool.query(
    "INSERT INTO player_without_key SELECT 'careless', -n, 'n' || n FROM generate_series(1, 9) AS n",
  )
  await enrolAll(careless(), 'careless', everybody)
  expect((await stored('careless')).careless).toBeGreaterThan(PLACES)
  await enrolAll(careless(), 'careless-name', oneName)
  const { rows } = await gateway.database.owner.pool.query(
    "SELECT FROM player_without_key WHERE competition_id = 'careless-name' AND nick = '小王'",
  )
  expect(rows.length).toBeGreaterThan(1)
})
