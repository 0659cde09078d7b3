import { expect, test } from 'vitest'
import { SaveStateStore } from './save-state-store'
import { FakeClock } from './testing/fake-clock'
import { Timer } from './timer'

function watched() {
  const store = new SaveStateStore()
  const heard: string[] = []
  store.subscribe(() => heard.push(store.state.kind))
  return { store, heard }
}

test('the same plain state again is no news, another reason to refuse is', () => {
  const { store, heard } = watched()
  store.set({ kind: 'saving' })
  store.set({ kind: 'saving' })
  store.set({ kind: 'refused', msg: '甲' })
  store.set({ kind: 'refused', msg: '乙' })
  expect(heard).toEqual(['saving', 'refused', 'refused'])
})

test('who waits is answered once saving is over, however often it goes on before', async () => {
  const { store } = watched()
  store.set({ kind: 'unsaved' })
  const settled = store.settled()
  store.set({ kind: 'saving' })
  store.set({ kind: 'unsaved' })
  store.set({ kind: 'saved' })
  store.set({ kind: 'offline' })
  expect(await settled).toBe(true)
  expect(await store.settled()).toBe(false)
})

test('conflicts are held until they are decided, and saving goes on then', async () => {
  const { store } = watched()
  const asked = store.ask({ origin: 'save', by: '王五' } as Parameters<typeof store.ask>[0])
  if (store.state.kind !== 'collided') throw new Error('Nobody is asked.')
  store.state.collision.decide(new Map([['a', 'mine']]))
  expect([store.state.kind, [...(await asked)]]).toEqual(['saving', [['a', 'mine']]])
})

test('a timer runs once, at the time of its last start, and not after it was stopped', async () => {
  const clock = new FakeClock()
  const ran: number[] = []
  const timer = new Timer(clock, () => ran.push(clock.now()))
  timer.start(100)
  await clock.pass(60)
  timer.start(100)
  await clock.pass(300)
  timer.start(100)
  timer.stop()
  await clock.pass(300)
  expect(ran).toEqual([160])
})
