import { expect, test } from 'vitest'
import { sliceText } from './slice-words'

test('slices are called as people know them', () => {
  expect([
    sliceText('version', '12'),
    sliceText('version', ''),
    sliceText('container', 'wx'),
    sliceText('container', 'tv'),
    sliceText('channel', 'share_code'),
    sliceText('variant', '12.B'),
    sliceText('variant', ''),
  ]).toEqual(['第 12 版', '版本不明', '微信', '其他', '好友分享', '实验 12 · 方案 B', '没有参加实验'])
})
