import { expect, test } from 'vitest'
import { changeOf } from './change'

const count = { kind: 'count' } as const

test('a change is told for the eye and for readers', () => {
  expect(changeOf(112, 100, count)).toEqual({ text: '↑ 12%', said: '增加 12%', tone: 'good' })
  expect(changeOf(50, 100, count)).toEqual({ text: '↓ 50%', said: '减少 50%', tone: 'bad' })
})

test('less of what is better low is good', () => {
  const bounced = { kind: 'share', isBetterLow: true } as const
  expect(changeOf(0.28, 0.301, bounced)).toEqual({
    text: '↓ 2.1 个百分点',
    said: '减少 2.1 个百分点',
    tone: 'good',
  })
  expect(changeOf(0.4, 0.3, bounced).tone).toBe('bad')
})

test('without anything to compare with nothing is made up', () => {
  expect(changeOf(5, undefined, count).text).toBe('—')
  expect(changeOf(5, 0, count)).toEqual({ text: '新增', said: '对比的时间里没有' })
  expect(changeOf(0, 0, count).text).toBe('持平')
  expect(changeOf(7, 7, count).text).toBe('持平')
  expect(changeOf(0.3001, 0.3, { kind: 'share' }).text).toBe('持平')
})
