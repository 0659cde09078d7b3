import { describe, expect, test } from 'vitest'
import { returnAddress } from './return-address'
import { FOREIGN_LINKS, HOSTILE_ADDRESSES, HOSTILE_RETURNS } from './testing'

const ORIGIN = 'https://h5.example.com'
const HOME = '/passport/m/home'
const RULES = { origin: ORIGIN, hosts: ['shop.example.com', '*.partner.com'], home: HOME }

/** Where a browser on our site really goes. */
function leadsTo(address: string): URL {
  return new URL(address, ORIGIN)
}

/** Apart from the site itself, only allowed hosts may be reached. */
function isOnList(address: string): boolean {
  const { origin, hostname, protocol, port } = leadsTo(address)
  if (origin === ORIGIN) return true
  const isListed = hostname === 'shop.example.com' || hostname.endsWith('.partner.com')
  return protocol === 'https:' && port === '' && isListed
}

const HOSTILE = [...new Set([...HOSTILE_ADDRESSES, ...FOREIGN_LINKS, ...HOSTILE_RETURNS])]

describe('an address that nobody may be sent to', () => {
  test('is looked for in a list that is long enough', () => {
    expect(HOSTILE.length).toBeGreaterThan(150)
    expect(HOSTILE_RETURNS.length).toBeGreaterThan(40)
  })

  test.each(HOSTILE)('%j leads home or stays on the list', (from) => {
    expect(isOnList(returnAddress(from, RULES))).toBe(true)
  })

  test.each([undefined, null, 7, {}, ['https://h5.example.com/'], ['/a', '/b']])(
    '%j is no address',
    (from) => {
      expect(returnAddress(from, RULES)).toBe(HOME)
    },
  )

  // The check as it is often written. If the list above did not defeat it, the list would prove nothing.
  test('slips through a check of the beginning only, and of the host only', () => {
    const byBeginning = (from: string) => (from.startsWith('/') || from.startsWith(ORIGIN) ? from : HOME)
    const byHost = (from: string) => (from.includes('h5.example.com') ? from : HOME)
    const leaves = (check: (from: string) => string) =>
      HOSTILE.filter((from) => URL.canParse(check(from), ORIGIN) && !isOnList(check(from))).length
    expect(leaves(byBeginning)).toBeGreaterThan(5)
    expect(leaves(byHost)).toBeGreaterThan(5)
    expect(leaves((from) => returnAddress(from, RULES))).toBe(0)
  })
})

describe('an address that is returned to', () => {
  test.each([
    ['/h5-page/h5/a?x=1#rules', '/h5-page/h5/a?x=1#rules'],
    ['https://h5.example.com/h5-page/h5/a?x=1#rules', '/h5-page/h5/a?x=1#rules'],
    ['https://h5.example.com', '/'],
    ['https://h5.example.com?x=1', '/?x=1'],
    ['HTTPS://H5.EXAMPLE.COM/A', '/A'],
    ['/h5-page/h5/a?back=https%3A%2F%2Fevil.com', '/h5-page/h5/a?back=https%3A%2F%2Fevil.com'],
    ['/h5-page/h5/a?q={1}|2', '/h5-page/h5/a?q=%7B1%7D%7C2'],
    ['https://shop.example.com/a', 'https://shop.example.com/a'],
    ['https://a.partner.com/', 'https://a.partner.com/'],
    ['/passport/m/home', '/passport/m/home'],
    ['/h5-page/h5/课程?q=💰', '/h5-page/h5/%E8%AF%BE%E7%A8%8B?q=%F0%9F%92%B0'],
  ])('%j as %j', (from, to) => {
    expect(returnAddress(from, RULES)).toBe(to)
  })

  test('its own origin counts to the port, also without a certificate', () => {
    const rules = { ...RULES, origin: 'http://192.168.1.9:8080' }
    expect(returnAddress('http://192.168.1.9:8080/h5-page/h5/a', rules)).toBe('/h5-page/h5/a')
    for (const other of ['http://192.168.1.9/a', 'http://192.168.1.9:80801/a', 'https://192.168.1.9:8080/a'])
      expect(returnAddress(other, rules)).toBe(HOME)
  })

  test.each([
    '/passport/m/login',
    '/passport/pc/login?from=%2F',
    `${ORIGIN}/passport/test/login`,
    '/PASSPORT/m/login',
  ])('a login page is none: %s', (from) => {
    expect(returnAddress(from, RULES)).toBe(HOME)
  })
})
