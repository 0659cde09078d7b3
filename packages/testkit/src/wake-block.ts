import { type AnyBlockView, createCapabilities, type Host } from '@yingzao/renderer'
import { type IslandData, wakeIsland } from '@yingzao/renderer/client'
import { act } from 'react'
import { type Mock, onTestFinished, vi } from 'vitest'
import { fillGaps } from './fill-gaps'

// React warns about changes outside `act` only when told that a test is watching.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** A host whose calls a test can inspect; its clock is the test's. */
export type TestHost = { [Key in Exclude<keyof Host, Own>]: Mock<Host[Key]> } & {
  [Key in 'call' | 'ask']: Mock<TestCall>
} & Pick<Host, 'session' | 'lasting' | 'membership' | 'capability' | 'share' | 'events'>

type Own =
  | 'session'
  | 'lasting'
  | 'membership'
  | 'capability'
  | 'enterStep'
  | 'share'
  | 'events'
  | 'given'
  | 'call'
  | 'ask'

/** One answer cannot have the types of all calls. */
// biome-ignore lint/suspicious/noExplicitAny: the test says what the gateway answers.
type TestCall = (id: string, payload: object) => Promise<any>

/** Makes a host that does nothing. `now` is `Date.now()` by default. */
export function createTestHost({ now = () => Date.now() }: { now?: () => number } = {}): TestHost {
  return {
    now: vi.fn(now),
    run: vi.fn(() => Promise.resolve()),
    toast: vi.fn(),
    copy: vi.fn(() => Promise.resolve(true)),
    isLoggedIn: vi.fn(() => false),
    login: vi.fn(() => Promise.resolve()),
    call: vi.fn(() => Promise.resolve(undefined)),
    ask: vi.fn(() => Promise.reject(new Error('The test has prepared no answer.'))),
    pageCode: vi.fn(() => ''),
    query: vi.fn(() => ''),
    slug: vi.fn(() => ''),
    terminal: vi.fn(() => ({ terminal_type: 3, is_preview: 1 }) as const),
    membership: { isJoined: () => false, subscribe: () => () => undefined },
    capability: createCapabilities(),
    session: createSession(),
    lasting: createSession(),
    report: vi.fn(),
  }
}

function createSession(): Host['session'] {
  const kept = new Map<string, string>()
  return { get: (key) => kept.get(key), set: (key, value) => kept.set(key, value) }
}

/**
 * Wakes a rendered island as the loader does and waits until it responds. The returned function unmounts it before the
 * test ends; at the end it is unmounted anyway, as its clocks would run on into the tests that follow.
 */
export async function wakeBlock(
  island: HTMLElement,
  view: AnyBlockView,
  host: Host = createTestHost(),
): Promise<() => void> {
  fillGaps()
  const data = JSON.parse(island.dataset.props ?? '') as IslandData
  let awake: Promise<() => void> = Promise.resolve(() => undefined)
  await act(async () => {
    island.dataset.asleep = 'waking'
    awake = wakeIsland(island, view, data, host)
  })
  const takeDown = await awake
  // A second call does nothing.
  onTestFinished(() => act(takeDown))
  delete island.dataset.asleep
  // A part of it may be a separate chunk.
  await act(() => vi.dynamicImportSettled())
  return () => act(takeDown)
}
