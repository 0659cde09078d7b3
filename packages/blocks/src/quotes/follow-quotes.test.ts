// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followQuotes, type Quotes } from './follow-quotes'

const CODES = ['609901', '309905']

/** The callbacks that tell whether an element is on the screen. */
let screens: Map<Element, ((entries: object[]) => void)[]>
let streams: FakeStream[]
let stops: (() => void)[]

/** The EventSource of a browser that never connects by itself. */
class FakeStream {
  onmessage: ((event: MessageEvent) => void) | null = null
  onerror: ((event: Event) => void) | null = null
  readyState: 0 | 1 | 2 = 0
  constructor(readonly path: string) {
    streams.push(this)
  }
  close(): void {
    this.readyState = 2
  }
  tell(...rows: [string, number][]): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(quotes(...rows)) }))
  }
  refuse(isForGood = false): void {
    if (isForGood) this.readyState = 2
    this.onerror?.(new Event('error'))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  screens = new Map()
  streams = []
  stops = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly tell: (entries: object[]) => void) {}
      observe(element: Element) {
        screens.set(element, [...(screens.get(element) ?? []), this.tell])
      }
      disconnect() {}
    },
  )
})

afterEach(() => {
  for (const stop of stops) stop()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function quotes(...rows: [string, number][]): Quotes {
  return {
    list: rows.map(([code, last]) => ({ code, last })),
    is_market_open: true,
    server_time: 0,
  } as Quotes
}

/** A block of a page, which its gateway answers when it is asked. */
function follow({
  codes = CODES,
  events = (path: string) => new FakeStream(path),
}: {
  codes?: string[]
  events?: ((path: string) => FakeStream) | null
} = {}) {
  const element = document.createElement('div')
  const told: [string, number][][] = []
  const ask = vi.fn(async () => ({ code: 1, msg: '', response: quotes(['609901', 1], ['309905', 2]) }))
  const stop = followQuotes({ ask: ask as never, events: events ?? undefined }, element, codes, ({ list }) =>
    told.push(list.map(({ code, last }) => [code, last])),
  )
  stops.push(stop)
  const see = (isIntersecting: boolean) => {
    for (const tell of screens.get(element) ?? []) tell([{ isIntersecting }])
  }
  return { told, ask, stop, see }
}

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('quotes come by events while the block is seen, and nothing is asked for', async () => {
  const { told, ask, see } = follow()
  expect(streams).toEqual([])
  see(true)
  expect(streams.map(({ path }) => path)).toEqual([
    '/n8sf/api/simulate-trading/v1/quotes/stream?codes=309905,609901',
  ])
  streams[0]?.tell(['309905', 20], ['609901', 10])
  streams[0]?.tell(['309905', 21])
  expect(told).toEqual([
    [
      ['609901', 10],
      ['309905', 20],
    ],
    [
      ['609901', 10],
      ['309905', 21],
    ],
  ])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(ask).not.toHaveBeenCalled()
})

test('the stream is closed ten seconds after nobody looks any more, and opened when somebody does', () => {
  const { see } = follow()
  see(true)
  see(false)
  vi.advanceTimersByTime(9_999)
  expect(streams[0]?.readyState).toBe(0)
  vi.advanceTimersByTime(1)
  expect(streams[0]?.readyState).toBe(2)
  see(true)
  expect(streams).toHaveLength(2)
  hide(true)
  vi.advanceTimersByTime(10_000)
  expect(streams[1]?.readyState).toBe(2)
  hide(false)
  expect(streams).toHaveLength(3)
  see(false)
  vi.advanceTimersByTime(9_000)
  see(true)
  vi.advanceTimersByTime(9_000)
  expect([streams.length, streams[2]?.readyState]).toEqual([3, 0])
})

test('blocks of the same shares share one stream, each in its own order, and the last one closes it', () => {
  const one = follow()
  const other = follow({ codes: [...CODES].reverse() })
  one.see(true)
  other.see(true)
  expect(streams).toHaveLength(1)
  streams[0]?.tell(['609901', 10], ['309905', 20])
  expect(one.told).toEqual([
    [
      ['609901', 10],
      ['309905', 20],
    ],
  ])
  expect(other.told).toEqual([
    [
      ['309905', 20],
      ['609901', 10],
    ],
  ])
  // A block that comes later knows at once what the others know.
  expect(follow().told).toEqual(one.told)
  one.stop()
  vi.advanceTimersByTime(20_000)
  expect(streams[0]?.readyState).toBe(0)
  for (const stop of stops) stop()
  expect(streams[0]?.readyState).toBe(2)
  streams[0]?.tell(['609901', 11])
  expect(one.told).toHaveLength(1)
})

test('blocks of other shares have a stream of their own', () => {
  follow().see(true)
  follow({ codes: ['609901'] }).see(true)
  expect(streams).toHaveLength(2)
})

test('a browser that cannot listen asks', async () => {
  vi.stubGlobal('EventSource', undefined)
  const { told, see } = follow({ events: (path) => new EventSource(path) as never })
  see(true)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(told).toHaveLength(2)
})

test('where there are no events quotes are asked for at once and every five seconds', async () => {
  const { told, ask, see } = follow({ events: null })
  see(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('they are asked for while a stream has told nothing yet', async () => {
  const { told, see } = follow()
  see(true)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(told).toHaveLength(1)
})

test.each([
  ['refused twice', (stream?: FakeStream) => [stream?.refuse(), stream?.refuse()]],
  ['refused for good', (stream?: FakeStream) => [stream?.refuse(true)]],
])('a stream that is %s is given up, until somebody comes back', async (_what, refuse) => {
  const { told, ask, see } = follow()
  see(true)
  refuse(streams[0])
  expect(streams[0]?.readyState).toBe(2)
  await vi.advanceTimersByTimeAsync(15_000)
  expect([told.length, ask.mock.calls.length, streams.length]).toEqual([4, 4, 1])
  see(false)
  await vi.advanceTimersByTimeAsync(10_000)
  see(true)
  expect(streams).toHaveLength(2)
})

test('one refusal, and a break after the first event, are left to the browser, which connects again', async () => {
  const { told, ask, see } = follow()
  see(true)
  streams[0]?.refuse()
  streams[0]?.tell(['609901', 10])
  for (let times = 0; times < 5; times += 1) streams[0]?.refuse()
  expect(streams[0]?.readyState).toBe(0)
  streams[0]?.tell(['609901', 11])
  await vi.advanceTimersByTimeAsync(10_000)
  expect([told.length, ask.mock.calls.length]).toEqual([2, 0])
})

test('a stream that is silent for forty seconds is given up', async () => {
  const { ask, see } = follow()
  see(true)
  streams[0]?.tell(['609901', 10])
  await vi.advanceTimersByTimeAsync(30_000)
  streams[0]?.tell()
  await vi.advanceTimersByTimeAsync(39_999)
  expect([ask.mock.calls.length, streams[0]?.readyState]).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect([ask.mock.calls.length, streams[0]?.readyState]).toEqual([1, 2])
})

test('nothing is told once it is over, not even what was asked for before', async () => {
  const { told, stop, see } = follow({ events: null })
  see(true)
  stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([])
})
