import { expect, test } from 'vitest'
import { addressFilter } from './address-filter'

interface Filter {
  q?: string | undefined
  state?: 'open' | 'done' | undefined
  owner?: number | undefined
}

const text = { safeParse: (data: unknown) => ({ success: true, data }) }
const state = { safeParse: (data: unknown) => ({ success: data === 'open' || data === 'done', data }) }
const number = { safeParse: (data: unknown) => ({ success: Number(data) > 0, data: Number(data) }) }

const address = addressFilter<Filter>({ q: text, state, owner: number })

test('a filter that goes through an address comes back as it was', () => {
  const filter: Filter = { q: '开户 100%', state: 'open', owner: 7 }
  expect(address.read(address.write(filter))).toEqual(filter)
})

test('what narrows nothing leaves no trace in the address', () => {
  expect(address.write({ q: '', owner: undefined }).toString()).toBe('')
})

test('what the call would refuse is not asked for, nor what it does not know', () => {
  expect(address.read(new URLSearchParams('state=bogus&owner=-3&q=%20&look=table'))).toEqual({})
})

test('a secret stays out of the address, and narrows all the same', () => {
  const secret = addressFilter<Filter>(
    { q: text, state, owner: number },
    { isSecret: (name, value) => name === 'q' && value === '13800138000' },
  )
  expect(secret.write({ q: '13800138000', state: 'done' }).toString()).toBe('state=done')
  expect(secret.isNarrow({ q: '13800138000' })).toBe(true)
})

test('only something that is looked for narrows', () => {
  expect(address.isNarrow({})).toBe(false)
  expect(address.isNarrow({ q: '' })).toBe(false)
  expect(address.isNarrow({ state: 'done' })).toBe(true)
})
