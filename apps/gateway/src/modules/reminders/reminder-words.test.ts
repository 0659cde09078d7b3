import { reminderKinds } from '@yingzao/contract/server'
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
  [
    { ...TALK, kind: 'speech_changed' },
    '04T14:00:00',
    '您报名的「长期投资」时间或地点有变：12月5日 14:00 开始，地点：上海大厦三楼',
  ],
  [
    { ...TALK, kind: 'openday_changed', place: '' },
    '05T09:00:00',
    '您报名的「长期投资」时间或地点有变：12月5日 14:00 开始',
  ],
  [{ ...LIVE, kind: 'live_changed' }, '05T13:50:00', '您预约的直播「早盘解读」改为 12月5日 14:00 开始'],
  [
    { ...TALK, kind: 'speech_cancelled' },
    '05T09:00:00',
    '您报名的「长期投资」已取消，原定 12月5日 14:00 开始',
  ],
  [
    { ...TALK, kind: 'openday_cancelled' },
    '01T09:00:00',
    '您报名的「长期投资」已取消，原定 12月5日 14:00 开始',
  ],
  [
    { ...LIVE, kind: 'live_cancelled' },
    '05T09:00:00',
    '您预约的直播「早盘解读」已取消，原定 12月5日 14:00 开始',
  ],
] as const)('what the list says is true when it is sent', (said, now, words) => {
  expect(listText(said, china(now))).toBe(words)
})

test.each([
  ['live', '您预约的直播「早盘解读」'],
  ['moved_up', '您已排到名额的「早盘解读」'],
  ['speech_changed', '您报名的「早盘解读」有变动，'],
  ['openday_changed', '您报名的「早盘解读」有变动，'],
  ['live_changed', '您预约的直播「早盘解读」有变动，'],
  ['speech_cancelled', '您报名的「早盘解读」'],
  ['live_cancelled', '您预约的直播「早盘解读」'],
] as const)('a text message says what fits before the words of its template: %s', (kind, words) => {
  expect(messageTitle({ kind, title: '早盘解读' })).toBe(words)
})

test.each(reminderKinds)('of a long title a text message has what fits its template: %s', (kind) => {
  const long = messageTitle({ kind, title: '😀'.repeat(100) })
  expect([Array.from(long).length <= 30, long.includes('…」')]).toEqual([true, true])
})
