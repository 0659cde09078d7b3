import { describe, expect, test, vi } from 'vitest'
import { clientVersion, isNewer } from './client-version'

describe('the version of the app', () => {
  test.each([
    ['Mobile n8Web/6.43.0', '', '6.43.0'],
    ['Mobile n8Web/6.43.0', '?version=1.0.0', '6.43.0'],
    ['Mobile n8Web', '?version=6.41.7', '6.41.7'],
    ['Mobile n8Web/6.43', '?pageId=1&version=6.43', '6.43'],
    ['Mobile n8Web', '', ''],
  ])('in %j with %j is %j', (userAgent, query, version) => {
    expect(clientVersion(userAgent, query)).toBe(version)
  })
})

describe('a comparison', () => {
  test.each([
    ['6.43.0', true],
    ['6.42.100', true],
    ['7.0.0', true],
    ['10.0.0', true],
    ['6.42.99', false],
    ['6.42.98', false],
    ['6.9.999', false],
    ['5.99.99', false],
  ])('%s is newer than 6.42.99: %s', (version, newer) => {
    expect(isNewer(version)).toBe(newer)
  })

  test('with another version goes number by number', () => {
    expect(isNewer('1.10.0', undefined, '1.9.9')).toBe(true)
    expect(isNewer('1.9.9', undefined, '1.10.0')).toBe(false)
  })

  test.each(['', '6.43', '6.43.0.1', 'v6.43.0', '6.43.x', ' 6.43.0', '6..0', '-1.0.0'])(
    'of %j is logged and false',
    (version) => {
      const log = vi.fn()
      expect(isNewer(version, log)).toBe(false)
      expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`"${version}"`))
    },
  )
})
