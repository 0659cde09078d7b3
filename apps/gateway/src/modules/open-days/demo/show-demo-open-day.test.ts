import { expect, test } from 'vitest'
import { signIn } from '../../testing/sign-in'
import { startTestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { placesOf } from '../testing/open-day'
import { showDemoOpenDay } from './show-demo-open-day'

test('a first start has an open day with one full session, once, whose numbers add up', async () => {
  await using gateway = await startTestGateway()
  for (let start = 0; start < 2; start += 1) await showDemoOpenDay(gateway.ctx)
  const visitor = await signIn(gateway, '13800138008')
  const { response } = await call(gateway, 'openDayMyInfo', {}, visitor)
  expect(response).toMatchObject({
    event_id: 'hq-open',
    my: { register_no: 'DEM2V3S4TR', session_id: 'hq-open-1', status: 1, handset: '138****8008' },
  })
  expect(response.my.pass_qr).not.toBe('')
  expect(response.sessions).toMatchObject([
    { session_id: 'hq-open-1', left: 28, is_over: false },
    { session_id: 'hq-open-2', left: 0 },
    { session_id: 'hq-open-3', left: 30 },
    { session_id: 'hq-open-4', left: 30 },
  ])
  for (const session_id of ['hq-open-1', 'hq-open-2']) {
    const places = await placesOf(gateway, session_id)
    expect(places?.used).toBe(places?.people)
  }
  // As the contract's examples do.
  const enrolling = await signIn(gateway, '13800138006')
  const wish = { session_id: 'hq-open-1', name: '王女士', handset: '13800138006', people_num: 2 }
  expect((await call(gateway, 'openDayRegister', { ...wish, consent: 1 }, enrolling)).code).toBe(1)
  expect((await call(gateway, 'openDayCancel', { register_no: 'DEM2V3S4TR' }, visitor)).code).toBe(1)
})
