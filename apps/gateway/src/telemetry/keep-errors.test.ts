import { SpanStatusCode } from '@opentelemetry/api'
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node'
import { expect, test, vi } from 'vitest'
import { keepErrors } from './keep-errors'

interface Made {
  trace: string
  name: string
  parent?: 'here' | 'elsewhere'
  fails?: boolean
  flags?: number
}

/** As much of a span as a processor looks at. */
function span({ trace, name, parent, fails = false, flags = 0 }: Made): ReadableSpan {
  const made = {
    name,
    spanContext: () => ({ traceId: trace, spanId: name, traceFlags: flags }),
    parentSpanContext: parent && {
      traceId: trace,
      spanId: 'p',
      traceFlags: 0,
      isRemote: parent === 'elsewhere',
    },
    status: { code: fails ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
  }
  return made as unknown as ReadableSpan
}

function keeper(now = () => 0) {
  const passed: ReadableSpan[] = []
  const next: SpanProcessor = {
    onStart: vi.fn(),
    onEnd: (one) => void passed.push(one),
    forceFlush: async () => {},
    shutdown: async () => {},
  }
  return { passed, names: () => passed.map(({ name }) => name), processor: keepErrors({ next, now }) }
}

test('what is sampled is passed on at once', () => {
  const { processor, names } = keeper()
  processor.onEnd(span({ trace: 'a', name: 'x', parent: 'here', flags: 1 }))
  expect(names()).toEqual(['x'])
})

test('all of a trace is kept when something in it failed, and marked as sampled; else nothing', () => {
  const { processor, names, passed } = keeper()
  processor.onEnd(span({ trace: 'a', name: 'a1', parent: 'here', fails: true }))
  processor.onEnd(span({ trace: 'b', name: 'b1', parent: 'here' }))
  expect(names()).toEqual([])
  processor.onEnd(span({ trace: 'a', name: 'a0', parent: 'elsewhere' }))
  processor.onEnd(span({ trace: 'b', name: 'b0' }))
  expect(names()).toEqual(['a1', 'a0'])
  expect(passed.map((one) => one.spanContext().traceFlags)).toEqual([1, 1])
})

test('an outage fills neither the collector nor the memory', () => {
  let ms = 0
  const { processor, passed } = keeper(() => ms)
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1)
      processor.onEnd(span({ trace: `t${ms}-${time}`, name: 'x', fails: true }))
  }
  fail(1_000)
  expect(passed).toHaveLength(20)
  ms = 1_000
  fail(1_000)
  expect(passed).toHaveLength(40)
})

test('of traces whose root never ends the oldest is forgotten', () => {
  const { processor, names } = keeper()
  for (let time = 0; time <= 500; time += 1)
    processor.onEnd(span({ trace: `t${time}`, name: `${time}`, parent: 'here', fails: true }))
  processor.onEnd(span({ trace: 't0', name: 'root 0' }))
  processor.onEnd(span({ trace: 't500', name: 'root 500' }))
  expect(names()).toEqual(['500', 'root 500'])
})
