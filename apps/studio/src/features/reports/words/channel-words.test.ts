import { expect, test } from 'vitest'
import { channelText } from './channel-words'

test.each([
  ['', '直接访问'],
  ['utm_source=wechat&utm_campaign=x', '来源 wechat · 活动 x'],
  ['cps_id=s1&share_code&utm_id=k3f9ab', '渠道编号 s1 · 好友分享 · 推广链接 k3f9ab'],
  ['other', '其他渠道'],
  ['cps_id=other', '渠道编号 其他'],
  ['utm_source=%E5%BE%AE%E4%BF%A1', '来源 微信'],
  ['utm_source=秋季', '来源 秋季'],
  ['later=v', 'later v'],
])('%s reads %s', (channel, text) => {
  expect(channelText(channel)).toBe(text)
})

test('a channel of a tracked link begins with its name; a code that somebody made up stays a code', () => {
  const links = { k3f9ab: '公众号首条' }
  expect(channelText('utm_source=wechat&utm_id=k3f9ab', links)).toBe('公众号首条 · 来源 wechat')
  expect(channelText('utm_id=k3f9ab', links)).toBe('公众号首条')
  expect(channelText('utm_id=zzz234', links)).toBe('推广链接 zzz234')
})
