import { describe, expect, test } from 'vitest'
import { partsOf } from './parts'

const LINKS = { '《隐私政策》': '/privacy', '《用户服务协议》': '/terms' }

describe('the text of an agreement', () => {
  test('has a link wherever a known title stands', () => {
    expect(partsOf('我同意《隐私政策》和《用户服务协议》。', LINKS)).toEqual([
      { text: '我同意' },
      { text: '《隐私政策》', href: '/privacy' },
      { text: '和' },
      { text: '《用户服务协议》', href: '/terms' },
      { text: '。' },
    ])
  })

  test('keeps a title that leads nowhere as plain text', () => {
    expect(partsOf('《风险揭示书》', LINKS)).toEqual([{ text: '《风险揭示书》' }])
  })

  test.each(['', '《', '》《隐私政策》《', '《《隐私政策》》', '没有条款'])('%j loses nothing', (text) => {
    expect(
      partsOf(text, LINKS)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})
