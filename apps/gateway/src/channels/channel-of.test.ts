import { hasHandset } from '@yingzao/contract/studio'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { channelOf, channelParts } from './channel-of'

test.each([
  ['/h5-page/h5/etf', ''],
  ['/h5-page/h5/etf?', ''],
  ['/h5-page/h5/etf?theme=dark&utm_term=etf', ''],
  ['/h5-page/h5/etf?cps_id=&mark=', ''],
  ['/h5-page/h5/etf?utm_source=wechat&cps_id=s1', 'cps_id=s1&utm_source=wechat'],
  ['https://www.example.com/h5-page/h5/etf?utm_id=ab3kX9#top?mark=no', 'utm_id=ab3kX9'],
  ['?utm_campaign=%E5%8F%8C11%3A%E9%A2%84%E7%83%AD', 'utm_campaign=双11:预热'],
  ['?share_code=Zhang3', 'share_code'],
  ['?mark=a&mark=a', 'mark=a'],
  ['?mark=&mark=a', 'mark=a'],
])('%s is of the channel %j', (url, channel) => expect(channelOf(url)).toBe(channel))

test.each([
  'two words',
  'a&b',
  'a=b',
  '<b>',
  '%',
  'ａ＋',
  '１２',
  'x'.repeat(65),
  '13800138000',
  '138-0013-8000',
  '138:0013:8000',
  'tel_13800138000',
  '8613800138000',
  '一三八零零一三八零零零',
])('the value %j is not kept', (value) => {
  expect(channelOf(`/?${new URLSearchParams({ mark: value })}`)).toBe('mark=other')
})

test.each(['1763700000000', '2026.11.28-09:30', 'x'.repeat(64), 'émission', '渠道一'])(
  'the value %j is kept',
  (value) => expect(channelOf(`/?${new URLSearchParams({ mark: value })}`)).toBe(`mark=${value}`),
)

test('a value that is said twice and differently is none', () => {
  expect(channelOf('?mark=a&mark=b')).toBe(channelOf('?mark=b&mark=a'))
  expect(channelOf('?mark=a&mark=b')).toBe('mark=other')
})

test('of a channel that is too long the longest values go, and the id of a link stays', () => {
  const long = { cps_id: 'c'.repeat(64), utm_source: 's'.repeat(60), utm_campaign: 'n'.repeat(62) }
  expect(channelOf(`?${new URLSearchParams({ ...long, utm_id: 'ab3kX9' })}`)).toBe(
    `cps_id=other&utm_source=${long.utm_source}&utm_campaign=${long.utm_campaign}&utm_id=ab3kX9`,
  )
})

test('a channel is taken apart', () => {
  expect(channelParts('')).toEqual({})
  expect(channelParts('cps_id=s1&share_code&utm_id=ab3kX9')).toEqual({
    cps_id: 's1',
    share_code: true,
    utm_id: 'ab3kX9',
  })
})

describe('whatever a visitor writes into an address', () => {
  const NAMES = ['cps_id', 'state_code', 'mark', 'share_code', 'utm_source', 'utm_medium', 'utm_campaign']
  const name = fc.constantFrom(...NAMES, 'utm_id', 'utm_content', 'theme')
  const phone = fc.stringMatching(/^1[3-9]\d{9}$/)
  const gap = fc.constantFrom('', '-', '.', ':', '_', '：')
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.stringMatching(/^[a-z\u4e00-\u4eff0-9_.:-]{1,64}$/),
    fc
      .tuple(fc.stringMatching(/^[a-z]{0,9}$/), phone, gap)
      .map(
        ([before, digits, between]) => before + digits.replace(/^(...)(....)/, `$1${between}$2${between}`),
      ),
  )
  const pairs = fc.array(fc.tuple(name, value), { maxLength: 12 })
  const addressOf = (given: [string, string][]) =>
    `/h5-page/h5/etf?${new URLSearchParams(given.map(([key, text]) => [key, text]))}`

  test('a channel has at most 200 characters and no phone', () => {
    fc.assert(
      fc.property(pairs, (given) => {
        const channel = channelOf(addressOf(given))
        expect(channel.length).toBeLessThanOrEqual(200)
        expect(channel.replace(/[^0-9&]/g, '')).not.toMatch(/(?<!\d)1[3-9]\d{9}(?!\d)/)
        for (const part of Object.values(channelParts(channel))) expect(hasHandset(String(part))).toBe(false)
      }),
    )
  })

  test('its order does not matter', () => {
    const shuffled = pairs.chain((given) =>
      fc.tuple(
        fc.constant(given),
        fc.shuffledSubarray(given, { minLength: given.length, maxLength: given.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([given, other]) => {
        expect(channelOf(addressOf(other))).toBe(channelOf(addressOf(given)))
      }),
    )
  })

  test('the channel of a channel is itself, and so is what is put together of its parts', () => {
    fc.assert(
      fc.property(pairs, (given) => {
        const channel = channelOf(addressOf(given))
        expect(channelOf(`?${channel}`)).toBe(channel)
        const parts = Object.entries(channelParts(channel)).map(([key, part]) => [key, String(part)])
        expect(channelOf(`?${new URLSearchParams(parts)}`)).toBe(channel)
      }),
    )
  })

  test('a text that is no address has a channel, too', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(channelOf(text)).toBeTypeOf('string')
      }),
    )
  })
})
