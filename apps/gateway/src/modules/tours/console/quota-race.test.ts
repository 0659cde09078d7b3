import { afterAll, beforeAll, expect, test } from 'vitest'
import { consoleOf } from '../../testing/console'
import { race } from '../../testing/race'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, startTwin, type TestGateway } from '../../testing/start-test-gateway'
import { enrolFor } from '../testing/enrol-for'
import { addSpeech, addTour, faultsOf } from '../testing/talks'

const PEOPLE = 40
/** Up and down while people enrol; a quota that is too low at that moment is refused. */
const QUOTAS = [12, 4, 15, 9, 18, 6, 20, 11, 24]

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
let operator: SignedInMember
const crowd: SignedIn[] = []
beforeAll(async () => {
  gateway = await startTestGateway()
  twin = await startTwin(gateway)
  operator = await signInMember(gateway, { roles: ['operator'] })
  await addTour(gateway, 'running')
  for (let n = 0; n < PEOPLE; n += 1) crowd.push(await signIn(gateway))
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

const { rows, does } = consoleOf(() => ({ gateway, member: operator }))

test('forty enrol while places are added and taken away: never too many, and nobody is in line who fits', async () => {
  for (const speech_id of ['round-1', 'round-2', 'round-3']) {
    await addSpeech(gateway, 'running', speech_id, { quota: 8 })
    const statuses = await changeWhile(speech_id, () =>
      race(PEOPLE, async (index) => {
        const store = index % 2 === 0 ? gateway : twin
        // Not in step with the processes.
        const people_num = 1 + ((index >> 1) % 2)
        const visitor = crowd[index] as SignedIn
        await enrolFor(store, speech_id, { people_num, visitor })
      }),
    )
    expect(new Set(statuses)).toContain(200)
    expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([])
    expect(await faultsOf(gateway, speech_id)).toEqual([])
    const [{ free, shortest }] = await rows(
      `SELECT quota - enrolled AS free, (SELECT min(people_num)::int FROM tour_enroll e
         WHERE e.speech_id = s.speech_id AND e.status = 2) AS shortest
       FROM speech s WHERE speech_id = $1`,
      [speech_id],
    )
    // Sixty want a place, so some stay in line.
    expect(shortest).toBeGreaterThan(free)
  }
})

/** Changes the quota again and again while something runs, and returns the status of each change. */
async function changeWhile(speech_id: string, work: () => Promise<unknown>): Promise<number[]> {
  const { list } = (await does('speechRows', { tour_id: 'running' })).response
  const { city_id, title, enrol_from, start_at, end_at, venue, address, staff_id } = list.find(
    (row: { speech_id: string }) => row.speech_id === speech_id,
  )
  const fields = { city_id, title, enrol_from, start_at, end_at, venue, address, staff_id, speech_id }
  const statuses: number[] = []
  const change = async () => {
    let base_revision = 1
    for (const quota of QUOTAS) {
      const { status, response } = await does('speechChange', { ...fields, quota, base_revision })
      statuses.push(status)
      if (status === 200) base_revision = response.revision
    }
  }
  await Promise.all([work(), change()])
  return statuses
}
