import { expect, test } from 'vitest'
import { startTestGateway, startTwin } from '../testing/start-test-gateway'
import { addCrowd, enrolAtOnce, guarded, peopleAt } from './testing/enrol-crowd'
import { addTour, faultsOf } from './testing/talks'

const ROUNDS = 10
const PEOPLE = 500
const QUOTA = 100

test('five hundred people at once, with one or two places each, fill a hundred exactly, in each of ten rounds', async () => {
  await using gateway = await startTestGateway()
  await using twin = await startTwin(gateway)
  await addTour(gateway, 'running')
  const crowd = await addCrowd(gateway, PEOPLE)
  for (let round = 0; round < ROUNDS; round += 1) {
    const speech_id = `round-${round}`
    const asked = { speech_id, quota: QUOTA, crowd, by: guarded }
    expect(Object.keys(await enrolAtOnce(gateway, [gateway.ctx, twin.ctx], asked))).toEqual(['400015'])
    expect(await peopleAt(gateway, speech_id)).toBe(QUOTA)
    expect(await faultsOf(gateway, speech_id)).toEqual([])
  }
})
