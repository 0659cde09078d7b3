import { expect, test } from 'vitest'
import { type PageFilter, pageAddress } from './page-filter'

test('a filter that goes through an address comes back as it was', () => {
  const filter: PageFilter = { q: '开户', state: 'scheduled', owner: 'me' }
  expect(pageAddress.read(pageAddress.write(filter))).toEqual(filter)
  expect(pageAddress.write({ q: '', owner: undefined }).toString()).toBe('')
})

test('a folder and a tag are in the address too', () => {
  const filter: PageFilter = { folder: 12, tag: '直播' }
  expect(pageAddress.write(filter).toString()).toBe(`folder=12&tag=${encodeURIComponent('直播')}`)
  expect(pageAddress.read(pageAddress.write(filter))).toEqual(filter)
  expect(pageAddress.read(new URLSearchParams('folder=none'))).toEqual({ folder: 'none' })
})

test('what the contract would refuse is left out of what is asked', () => {
  const search = new URLSearchParams('state=bogus&owner=-3&folder=x&q=%20&look=table')
  expect(pageAddress.read(search)).toEqual({})
})

test('a colleague’s number in a link narrows to their pages', () => {
  expect(pageAddress.read(new URLSearchParams('owner=7'))).toEqual({ owner: 7 })
})
