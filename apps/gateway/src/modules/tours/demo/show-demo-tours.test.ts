import { expect, test } from 'vitest'
import { loadDemoData } from '../../data-import'
import { dataKinds } from '../../registry'
import { signIn } from '../../testing/sign-in'
import { startTestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { findBannedWord } from '../find-banned-word'
import { faultsOf } from '../testing/talks'
import { DEMO_TOURS } from './demo-tours'
import { showDemoTours } from './show-demo-tours'

test('a first start has a tour with talks of every kind and one that is over, once, and everything adds up', async () => {
  await using gateway = await startTestGateway()
  await loadDemoData(gateway.ctx, dataKinds)
  for (let start = 0; start < 2; start += 1) await showDemoTours(gateway.ctx)
  for (const { speeches } of DEMO_TOURS)
    for (const { speech_id } of speeches)
      expect([speech_id, await faultsOf(gateway, speech_id)]).toEqual([speech_id, []])

  const { list } = (await call(gateway, 'speechList', { tour_id: '2025', page_size: 50 })).response
  expect(list).toHaveLength(8)
  expect(new Set(list.map(({ status }: { status: number }) => status))).toEqual(new Set([1, 2, 3, 4]))
  expect(list.find(({ speech_id }: { speech_id: string }) => speech_id === 'shanghai-1')).toMatchObject({
    status: 2,
  })
  const home = (await call(gateway, 'tourHome', { tour_id: '2025' })).response
  expect(home).toMatchObject({ status: 2, light_threshold: 10 })
  expect(home.cities).toHaveLength(10)
  expect(home.cities.filter(({ is_lit }: { is_lit: boolean }) => is_lit)).toMatchObject([
    { city_id: 'chengdu' },
  ])
  expect((await call(gateway, 'tourHome', { tour_id: '2024' })).response.status).toBe(3)
  for (const tour_id of ['2025', '2024']) {
    const { list: posters } = (await call(gateway, 'posterList', { tour_id })).response
    expect(posters).toHaveLength(2)
    for (const { image } of posters) expect((await gateway.app.inject(image)).statusCode).toBe(200)
  }
  expect((await call(gateway, 'commentList', { tour_id: '2025' })).response.total).toBe(4)
  expect((await call(gateway, 'commentList', { tour_id: '2024' })).response.total).toBe(2)

  // Appears in an example of the contract.
  const visitor = await signIn(gateway, '13800138007')
  expect((await call(gateway, 'myEnrolments', {}, visitor)).response.list).toMatchObject([
    { enroll_no: 'DEM2ENR4LL', status: 1, speech: { speech_id: 'beijing-1' } },
  ])
})

test('the comments of the demo may be written', () => {
  for (const { comments } of DEMO_TOURS)
    for (const { content } of comments) expect(findBannedWord(content)).toBeUndefined()
})
