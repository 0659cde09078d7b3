import { expect, test } from 'vitest'
import { channelText } from './channel-words'

test.each([
  ['', '直接访问'],
  ['utm_source=wechat&utm_campaign=x', '来源 wechat · 活动 x'],
  ['cps_id=s1&share_code&utm_id=k3f9ab', '渠道编号 s1 · 好友分享 · 推广链接 k3f9ab'],
  ['cps_id=other', '渠道编号 其他'],
  ['utm_source=%E5%BE%AE%E4%BF%A1', '来源 微信'],
  ['utm_source=秋季', '来源 秋季'],
  ['later=v', 'later v'],
])('%s reads %s', (channel, text) => {
  expect(channelText(channel)).toBe(text)
})
