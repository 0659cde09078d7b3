import { expect, test } from 'vitest'
import { valueText } from './value-text'

test('a choice is said by its label, of the block and of its action', () => {
  expect(valueText('breath', 'button', ['value', 'animate'])).toBe('呼吸')
  expect(valueText(3, 'button', ['common', 'action', 'type'])).toBe('打开弹窗')
})

test('a timestamp is said by the clock in China, a number with its unit', () => {
  expect(valueText(1_830_268_800_000, 'countdown', ['value', 'endTime'])).toBe('2028-01-01 00:00')
  expect(valueText(1_830_268_800_000, undefined, ['end_at'])).toBe('2028-01-01 00:00')
  expect(valueText(3000, 'swiper', ['value', 'interval'])).toBe('3000 毫秒')
})

test('markup is said without its tags', () => {
  expect(valueText('<p>甲 &amp; 乙</p><p>丙</p>', 'text', ['value', 'html'])).toBe('甲 & 乙\n丙')
  const list = '<h2>甲</h2><ul><li>乙</li><li>丙</li></ul>'
  expect(valueText(list, 'text', ['value', 'html'])).toBe('甲\n乙\n丙')
})

test('yes and no, nothing, and lists', () => {
  expect(valueText(true, 'footer', ['value', 'show'])).toBe('是')
  expect(valueText('', 'button', ['value', 'text'])).toBe('空')
  expect(valueText(null, undefined, ['start_at'])).toBe('无')
  const list = [{ title: '赛程', children: [] }, { title: '奖品' }]
  expect(valueText(list, 'tabs', ['value', 'list'])).toBe('2 项\n赛程\n奖品')
})
