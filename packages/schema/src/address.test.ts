import { expect, test } from 'vitest'
import { type AddressUse, isSafeAddress, parseAddress } from './address'
import { FOREIGN_LINKS, HOSTILE_ADDRESSES } from './testing/hostile-addresses'

const HOSTS = ['*.example.com', 'localhost']
const USES: readonly AddressUse[] = ['link', 'image', 'media', 'path']

test.each(HOSTILE_ADDRESSES)('refuses %j whatever it is used for', (address) => {
  for (const use of USES) {
    expect(isSafeAddress(address, { use })).toBe(false)
    expect(isSafeAddress(address, { use, hosts: HOSTS })).toBe(false)
  }
})

test.each(FOREIGN_LINKS)('follows %j only where no list of hosts is given', (address) => {
  expect(isSafeAddress(address)).toBe(true)
  expect(isSafeAddress(address, { hosts: HOSTS })).toBe(false)
})

test.each([
  'https://h5.example.com',
  'https://h5.example.com:8443/h5-page/course?x=1&from=%2Fh5#top',
  'HTTPS://H5.EXAMPLE.COM/',
  'https://h5.example.com/课程',
  'http://localhost:8080/h5-page/h5/x',
  '/h5-page/h5/etf-course?isPreview=1',
  '/',
  '/课程?名=值',
  '/a?rate=5%',
  '#规则',
  '#rules-1',
  'tel:400-800-1234',
  'tel:+8613800000000',
])('follows %j', (address) => {
  expect(isSafeAddress(address, { hosts: HOSTS })).toBe(true)
})

test('a host on the list covers its subdomains only when it says so', () => {
  expect(isSafeAddress('https://a.b.example.com/', { hosts: HOSTS })).toBe(true)
  expect(isSafeAddress('https://example.com/', { hosts: HOSTS })).toBe(false)
  expect(isSafeAddress('https://example.com/', { hosts: ['example.com'] })).toBe(true)
  expect(isSafeAddress('https://h5.example.com/', { hosts: ['example.com'] })).toBe(false)
  expect(isSafeAddress('https://h5.example.com/', { hosts: [] })).toBe(false)
})

test('images come from any https host, from this site, or from a file beside the document', () => {
  for (const url of [
    'https://cdn.other.com/a.png',
    '/assets/a.png',
    'assets/hero.jpg',
    './主图 1.webp',
    'a (2).jpg',
  ]) {
    expect(isSafeAddress(url, { use: 'image', hosts: HOSTS })).toBe(true)
  }
  for (const url of ['#hero', 'tel:110', 'http://cdn.other.com/a.png']) {
    expect(isSafeAddress(url, { use: 'image', hosts: HOSTS })).toBe(false)
  }
})

test('a file beside the document is nothing to follow', () => {
  expect(parseAddress('assets/hero.jpg')).toEqual({ kind: 'relative-file' })
  expect(isSafeAddress('assets/hero.jpg')).toBe(false)
})

test('a call goes to a path of this site and nowhere else', () => {
  expect(isSafeAddress('/oabase/api/shop/v1/order', { use: 'path' })).toBe(true)
  expect(isSafeAddress('https://h5.example.com/oabase', { use: 'path' })).toBe(false)
})

test('what is no text is no address', () => {
  for (const value of [null, undefined, 7, {}, [], '', `/${'x'.repeat(3000)}`])
    expect(parseAddress(value)).toBeNull()
})
