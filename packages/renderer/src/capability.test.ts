import { expect, test } from 'vitest'
import { type Capability, createCapabilities, provide } from './capability'

const GREETING = 'greet' as Capability<{ greet(): string }>
const COUNTING = 'count' as Capability<{ count(): number }>

test('a host has what was provided, and nothing of what was not', () => {
  const capability = createCapabilities(provide(GREETING, { greet: () => '您好' }))
  expect(capability(GREETING)?.greet()).toBe('您好')
  expect(capability(COUNTING)).toBeUndefined()
})

test('a place that can do nothing more says so', () => {
  expect(createCapabilities()(GREETING)).toBeUndefined()
})
