import type { Client } from '@yingzao/contract/client'
import { expect, test, vi } from 'vitest'
import { createMembership } from './membership'

const groups = (...ids: string[]) => ({
  code: 1,
  response: { can_join: true, groups: ids.map((group_id) => ({ group_id })) },
})

function setup({ isLoggedIn = true }: { isLoggedIn?: boolean } = {}) {
  const ask = vi.fn(
    (_id: string, _payload: { activity: string }): Promise<object> => Promise.resolve(groups('g-1')),
  )
  const store = createMembership({ ask: ask as unknown as Client['ask'], isLoggedIn: () => isLoggedIn })
  return { ask, store }
}

test('an activity is asked for once, however many buttons want to know', async () => {
  const { ask, store } = setup()
  await Promise.all([store.fill('autumn'), store.fill('autumn')])
  await store.fill('autumn')
  expect(ask).toHaveBeenCalledExactlyOnceWith('checkCanJoin', { activity: 'autumn' })
  expect([store.isJoined('g-1'), store.isJoined('g-2')]).toEqual([true, false])
})

test('nobody is asked about somebody without a token', async () => {
  const { ask, store } = setup({ isLoggedIn: false })
  await store.fill('autumn')
  expect(ask).not.toHaveBeenCalled()
})

test('a question that failed may be asked again', async () => {
  const { ask, store } = setup()
  ask.mockRejectedValueOnce(new Error('down'))
  await store.fill('autumn')
  expect(store.isJoined('g-1')).toBe(false)
  await store.fill('autumn')
  expect(store.isJoined('g-1')).toBe(true)
})

test('a refusal tells nothing', async () => {
  const { ask, store } = setup()
  ask.mockResolvedValueOnce({ code: 400001, response: undefined })
  await store.fill('autumn')
  expect(store.isJoined('g-1')).toBe(false)
})

test('what is learned of one activity leaves the others, and who has left a group is out', () => {
  const { store } = setup()
  store.learn('autumn', [{ group_id: 'g-1' }])
  store.learn('winter', [{ group_id: 'g-2' }])
  expect([store.isJoined('g-1'), store.isJoined('g-2')]).toEqual([true, true])
  store.learn('autumn', [])
  expect([store.isJoined('g-1'), store.isJoined('g-2')]).toEqual([false, true])
})

test('who listens hears of each change until it does not want to', () => {
  const { store } = setup()
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.learn('autumn', [{ group_id: 'g-1' }])
  stop()
  store.learn('autumn', [])
  expect(listener).toHaveBeenCalledTimes(1)
})
