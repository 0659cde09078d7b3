import { expect, test } from 'vitest'
import { listText, messageTitle } from './reminder-words'

const china = (text: string) => new Date(`2030-12-${text}+08:00`)
const TALK = {
  kind: 'speech',
  title: '长期投资',
  begins_at: china('05T14:00:00'),
  place: '上海大厦三楼',
} as const
const LIVE = { ...TALK, kind: 'live', title: '早盘解读' } as const

test.each([
  [TALK, '04T14:00:20', '您报名的「长期投资」明天 14:00 开始，地点：上海大厦三楼'],
  [TALK, '05T09:00:00', '您报名的「长期投资」今天 14:00 开始，地点：上海大厦三楼'],
  [TALK, '01T09:00:00', '您报名的「长期投资」12月5日 14:00 开始，地点：上海大厦三楼'],
  [{ ...TALK, kind: 'openday', place: '' }, '04T14:00:20', '您报名的「长期投资」明天 14:00 开始'],
  [LIVE, '05T13:45:10', '您预约的直播「早盘解读」将在 15 分钟后开始'],
  [LIVE, '05T13:56:00', '您预约的直播「早盘解读」将在 4 分钟后开始'],
  [LIVE, '05T13:59:50', '您预约的直播「早盘解读」马上开始'],
  [
    { ...TALK, kind: 'moved_up' },
    '04T14:00:00',
    '您排队的「长期投资」有名额了，已为您保留，门票在“我的门票”里',
  ],
] as const)('what the list says is true when it is sent', (said, now, words) => {
  expect(listText(said, china(now))).toBe(words)
})

test('of a long title a text message has what fits its template', () => {
  expect(messageTitle({ kind: 'live', title: '早盘解读' })).toBe('您预约的直播「早盘解读」')
  const long = messageTitle({ kind: 'moved_up', title: '😀'.repeat(100) })
  expect([Array.from(long).length <= 30, long.endsWith('…」')]).toEqual([true, true])
})
