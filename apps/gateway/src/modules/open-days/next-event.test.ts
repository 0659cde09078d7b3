import { expect, test } from 'vitest'
import { signIn } from '../testing/sign-in'
import { startTestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { addOpenDay } from './testing/open-day'

test('without an id the open day is shown that is next: open, with a session that is not over', async () => {
  // A gateway of its own, as it concerns everything there is.
  await using gateway = await startTestGateway()
  const ann = await signIn(gateway)
  const info = (event_id?: string) =>
    call(gateway, 'openDayMyInfo', event_id === undefined ? {} : { event_id }, ann)
  expect((await info()).code).toBe(400010)
  await addOpenDay(gateway, 'past', [{ at: -5 }])
  await addOpenDay(gateway, 'hidden', [{ at: 1 }], { is_open: false })
  await addOpenDay(gateway, 'called-off', [{ at: 1, is_cancelled: true }])
  expect((await info()).code).toBe(400010)
  await addOpenDay(gateway, 'far', [{ at: 90 }])
  await addOpenDay(gateway, 'near', [{ at: 60 }, { at: -20 }, { at: 80, is_cancelled: true }])
  const { response } = await info()
  expect(response).toMatchObject({ event_id: 'near', title: '走进总部', place: '一楼', my: null })
  expect(response.sessions).toMatchObject([
    { session_id: 'near-2', is_over: true },
    { session_id: 'near-1', quota: 10, left: 10, is_over: false },
  ])
  expect((await info('far')).response.event_id).toBe('far')
  // A visitor at the door while it takes place finds their pass.
  await addOpenDay(gateway, 'today', [{ at: 0 }])
  expect((await info()).response).toMatchObject({ event_id: 'today', sessions: [{ is_over: true }] })
  expect((await info('hidden')).code).toBe(400010)
  expect((await info('nothing')).code).toBe(400010)
})
