import { errors } from '@yingzao/contract/server'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { AT_ONCE, meetingOf, race } from '../../testing/race'
import { type SignedIn, signIn } from '../../testing/sign-in'
import type { TestGateway } from '../../testing/start-test-gateway'
import { enrol } from '../enrol'
import { addSpeech } from './talks'

/** Takes this many places at a talk for somebody. */
type Enrol = (ctx: Context, speech_id: string, visitor: SignedIn, people_num: number) => Promise<unknown>

const request = { ip: '192.0.2.1', headers: {} }

/** As the module does it. */
export const guarded: Enrol = (ctx, speech_id, { uid, handset }, people_num) =>
  enrol(ctx, { speech_id, name: '王女士', handset, people_num }, uid, request)

/** What happens without a lock: looks first, then acts on what it saw, writing back the count it read. */
export function careless(): Enrol {
  const meet = meetingOf(AT_ONCE)
  return async ({ db }, speech_id, { uid }, people_num) => {
    const { rows } = await db.pool.query('SELECT enrolled, quota FROM speech WHERE speech_id = $1', [
      speech_id,
    ])
    const { enrolled, quota } = rows[0]
    await meet()
    if (enrolled + people_num > quota) throw new AppError(errors.quotaFull)
    await db.pool.query('INSERT INTO place_without_key VALUES ($1, $2, $3)', [speech_id, uid, people_num])
    await db.pool.query('UPDATE speech SET enrolled = $2 WHERE speech_id = $1', [
      speech_id,
      enrolled + people_num,
    ])
  }
}

/** A table for the careless variant to write to. */
export async function addCarelessPlaces({ database }: Pick<TestGateway, 'database'>): Promise<void> {
  await database.owner.pool.query(
    'CREATE TABLE place_without_key (speech_id text, uid bigint, people_num int); GRANT ALL ON place_without_key TO PUBLIC',
  )
}

/** Creates visitors who alternately want one place and two. */
export async function addCrowd(store: Pick<TestGateway, 'ctx'>, people: number): Promise<SignedIn[]> {
  const crowd: SignedIn[] = []
  for (let n = 0; n < people; n += 1) crowd.push(await signIn(store))
  return crowd
}

/** Has a crowd enrol for a new talk at once, in two processes, and returns how many were refused, by error code. */
export async function enrolAtOnce(
  store: TestGateway,
  contexts: readonly [Context, Context],
  {
    speech_id,
    quota,
    crowd,
    by,
  }: { speech_id: string; quota: number; crowd: readonly SignedIn[]; by: Enrol },
): Promise<Record<number, number>> {
  await addSpeech(store, 'running', speech_id, { quota })
  const refused: Record<number, number> = {}
  await race(crowd.length, async (index) => {
    const ctx = contexts[index % 2] as Context
    // Not in step with the processes.
    const people_num = 1 + ((index >> 1) % 2)
    await by(ctx, speech_id, crowd[index] as SignedIn, people_num).catch((error) => {
      if (!(error instanceof AppError)) throw error
      refused[error.error.code] = (refused[error.error.code] ?? 0) + 1
    })
  })
  return refused
}

/** How many people have a place at a talk. */
export async function peopleAt(
  { database }: Pick<TestGateway, 'database'>,
  speech_id: string,
  table: 'tour_enroll' | 'place_without_key' = 'tour_enroll',
): Promise<number> {
  const { rows } = await database.owner.pool.query(
    `SELECT coalesce(sum(people_num), 0)::int AS people FROM ${table} WHERE speech_id = $1`,
    [speech_id],
  )
  return rows[0].people
}
