import { expect, test } from 'vitest'
import { isNarrow, type PageFilter, pageFilterIn, pageSearch } from './page-filter'

test('a filter that goes through an address comes back as it was', () => {
  const filter: PageFilter = { q: '开户', state: 'scheduled', owner: 'me' }
  expect(pageFilterIn(pageSearch(filter))).toEqual(filter)
  expect(pageSearch({ q: '', owner: undefined }).toString()).toBe('')
})

test('what the contract would refuse is left out of what is asked', () => {
  const search = new URLSearchParams('state=bogus&owner=-3&q=%20&look=table')
  expect(pageFilterIn(search)).toEqual({})
})

test('a colleague’s number in a link narrows to their pages', () => {
  expect(pageFilterIn(new URLSearchParams('owner=7'))).toEqual({ owner: 7 })
})

test('only something that is looked for narrows', () => {
  expect(isNarrow({})).toBe(false)
  expect(isNarrow({ q: '' })).toBe(false)
  expect(isNarrow({ state: 'draft' })).toBe(true)
})
