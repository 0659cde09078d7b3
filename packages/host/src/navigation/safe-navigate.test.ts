import { FOREIGN_LINKS, HOSTILE_ADDRESSES } from '@yingzao/schema/testing'
import { describe, expect, test } from 'vitest'
import { ADDRESS, fakePlatform } from '../testing/fake-platform'
import { safeNavigate } from './safe-navigate'

const HOSTS = ['*.example.com']
const LINK_TRICKS = [
  'https://h5.example.com.evil.com/',
  'https://evil.com/h5.example.com',
  'https://evil.com?h5.example.com',
  'https://evil.com#h5.example.com',
  'https://n8.com@evil.com/',
  'https://example.com.evil.com/',
  'http://h5.example.com/',
  'weixin://dl/business/?t=x',
  'intent://evil.com#Intent;scheme=https;end',
  'itms-apps://itunes.apple.com/app/1',
  '',
  ' ',
]

function outside(address = ADDRESS) {
  const platform = fakePlatform({ address: () => address })
  return { ...platform, navigate: safeNavigate(platform, HOSTS) }
}

describe('an address that is refused', () => {
  test('is looked for in a list that is long enough', () => {
    expect(HOSTILE_ADDRESSES.length + FOREIGN_LINKS.length + LINK_TRICKS.length).toBeGreaterThan(100)
  })

  test.each([...HOSTILE_ADDRESSES, ...FOREIGN_LINKS, ...LINK_TRICKS])('%j goes nowhere', (address) => {
    const { navigate, steps } = outside()
    expect(navigate.to(address)).toBe(false)
    expect(navigate.to(address, { from: ADDRESS })).toBe(false)
    expect(navigate.checked(address)).toBeUndefined()
    expect(steps).toEqual(Array(3).fill('toast 链接无效'))
  })

  test('what is no text goes nowhere either', () => {
    const { navigate, steps } = outside()
    for (const value of [null, undefined, 7, {}, ['/a']]) expect(navigate.to(value as string)).toBe(false)
    expect(steps).toEqual(Array(5).fill('toast 链接无效'))
  })
})

describe('an address that is followed', () => {
  test.each([
    ['/h5-page/h5/other?x=1', 'https://h5.example.com/h5-page/h5/other?x=1'],
    ['https://shop.example.com/a?b=c#d', 'https://shop.example.com/a?b=c#d'],
    ['https://h5.example.com/课程', 'https://h5.example.com/%E8%AF%BE%E7%A8%8B'],
    ['#规则', '#规则'],
    ['tel:400-800-1234', 'tel:400-800-1234'],
  ])('%j', (address, followed) => {
    const { navigate, steps } = outside()
    expect(navigate.to(address)).toBe(true)
    expect(steps).toEqual([`go ${followed}`])
  })

  test('its own origin counts as its own, even without a certificate', () => {
    const { navigate, steps } = outside('http://192.168.1.9:8080/h5-page/h5/x')
    expect(navigate.to('http://192.168.1.9:8080/passport/m/login')).toBe(true)
    expect(navigate.to('http://192.168.1.9:9090/')).toBe(false)
    expect(steps).toEqual(['go http://192.168.1.9:8080/passport/m/login', 'toast 链接无效'])
  })

  test('hosts of one reply are allowed for that reply only', () => {
    const { navigate, steps } = outside()
    expect(navigate.alsoTo(['wxaurl.cn']).to('https://wxaurl.cn/a')).toBe(true)
    expect(navigate.alsoTo(['wxaurl.cn']).to('https://evil.cn/a')).toBe(false)
    expect(navigate.to('https://wxaurl.cn/a')).toBe(false)
    expect(steps).toEqual(['go https://wxaurl.cn/a', 'toast 链接无效', 'toast 链接无效'])
  })
})

describe('what is added to an address', () => {
  test('is encoded, whatever it says, and comes back as it was', () => {
    const { navigate, steps } = outside()
    const from = `${ADDRESS}&next=//evil.com&a=%0d%0a#x`
    navigate.to('/passport/m/login?x=1', { from, type: '2' })
    const url = new URL(steps[0]?.slice(3) ?? '')
    expect(url.origin + url.pathname).toBe('https://h5.example.com/passport/m/login')
    expect(Object.fromEntries(url.searchParams)).toEqual({ x: '1', from, type: '2' })
    expect(url.search).toContain(`from=${encodeURIComponent(from)}`)
  })

  test('may be longer than an address may be', () => {
    const { navigate, steps } = outside()
    expect(navigate.to('/passport/m/login', { from: `${ADDRESS}${'x'.repeat(4000)}` })).toBe(true)
    expect(steps).toHaveLength(1)
  })
})
