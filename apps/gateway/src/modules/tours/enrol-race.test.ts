import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { addCarelessPlaces, addCrowd, careless, enrolAtOnce, guarded, peopleAt } from './testing/enrol-crowd'
import { addTour, faultsOf } from './testing/talks'

const PEOPLE = 60
const QUOTA = 12

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
beforeAll(async () => {
  gateway = await startTestGateway()
  twin = await startTwin(gateway)
  await addTour(gateway, 'running')
  await addCarelessPlaces(gateway)
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

test('sixty people at once fill twelve places exactly, in each of three rounds, none of them half', async () => {
  const crowd = await addCrowd(gateway, PEOPLE)
  for (const speech_id of ['round-1', 'round-2', 'round-3']) {
    const refused = await enrolAtOnce(gateway, [gateway.ctx, twin.ctx], {
      speech_id,
      quota: QUOTA,
      crowd,
      by: guarded,
    })
    expect(Object.keys(refused)).toEqual(['400015'])
    // There are more who want one place than there are places, so none is left.
    expect(await peopleAt(gateway, speech_id)).toBe(QUOTA)
    expect(await faultsOf(gateway, speech_id)).toEqual([])
  }
})

test('without the guard more get in than there is room for', async () => {
  const crowd = await addCrowd(gateway, PEOPLE)
  const asked = { speech_id: 'careless', quota: QUOTA, crowd, by: careless() }
  await enrolAtOnce(gateway, [gateway.ctx, twin.ctx], asked)
  expect(await peopleAt(gateway, 'careless', 'place_without_key')).toBeGreaterThan(QUOTA)
})

test('fifty taps of one visitor at once are one enrolment with one ticket', async () => {
  const visitor = await signIn(gateway)
  const crowd = Array.from({ length: 50 }, () => visitor)
  const asked = { speech_id: 'taps', quota: 50, crowd, by: guarded }
  expect(await enrolAtOnce(gateway, [gateway.ctx, twin.ctx], asked)).toEqual({})
  expect(await peopleAt(gateway, 'taps')).toBeLessThanOrEqual(2)
  expect(await faultsOf(gateway, 'taps')).toEqual([])
})
