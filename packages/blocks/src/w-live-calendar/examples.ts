import type { Response } from '../answers/answer'
import type { Example, ExampleAnswer } from '../example'
import type { WLiveCalendarProps } from './props'

type Calendar = Response<'activitiesCalendar'>
type Live = Calendar['days'][number]['lives'][number]

/** A minute in China of the day on which examples are looked at, 21 November 2026. */
const at = (hour: number, minute = 0, day = 21) => Date.UTC(2026, 10, day, hour - 8, minute)

const morning: Live = {
  live_id: 'l-1',
  title: '开盘前，先看懂三条公告',
  lecturer: '示例投顾',
  adviser_no: 'A0000000000001',
  start_at: at(7),
  end_at: at(7, 45),
  status: 3,
  cover: '',
  is_reserved: false,
  url: 'https://live.example.com/replay/1',
}
const noon: Live = {
  ...morning,
  live_id: 'l-2',
  title: '一小时读懂现金流量表',
  start_at: at(8),
  end_at: at(9),
  status: 2,
  url: 'https://live.example.com/2',
}
const evening: Live = {
  ...morning,
  live_id: 'l-3',
  title: '行业研究从哪里开始',
  lecturer: '示例讲师',
  adviser_no: '',
  start_at: at(20),
  end_at: at(21),
  status: 1,
  url: '',
}
const booked: Live = { ...evening, live_id: 'l-4', title: '怎样记录自己的每一次交易', is_reserved: true }

/** What is on today, and one stream tomorrow. */
const given = (page_code: string, lives: Live[]): ExampleAnswer => ({
  call: 'activitiesCalendar',
  to: { page_code },
  response: {
    server_time: at(8),
    days: Array.from({ length: 7 }, (_, day) => ({
      date: `2026-11-${21 + day}`,
      lives:
        day === 0 ? lives : day === 1 ? [{ ...evening, start_at: at(20, 0, 22), end_at: at(21, 0, 22) }] : [],
    })),
  },
})

const page = (page_code: string) => ({ title: '本周直播', page_code })

export const examples: Example<WLiveCalendarProps>[] = [
  { title: '正在读取', value: page('open') },
  {
    title: '回放、直播中、未开始',
    value: page('day'),
    answers: [given('day', [morning, noon, evening])],
  },
  {
    title: '已预约',
    value: page('booked'),
    answers: [given('booked', [booked])],
    isLoggedIn: true,
  },
  { title: '回放还没有整理好', value: page('soon'), answers: [given('soon', [{ ...morning, url: '' }])] },
  { title: '这一天没有直播', value: page('none'), answers: [given('none', [])] },
  {
    title: '读取失败',
    value: page('failed'),
    answers: [
      { call: 'activitiesCalendar', to: { page_code: 'failed' }, code: 500000, msg: '系统繁忙，请稍后重试' },
    ],
  },
  {
    title: '最长的文字',
    value: page('long'),
    answers: [
      given('long', [
        {
          ...evening,
          title: '一个很长的标题用来看看它在最窄的手机上怎样换行'.repeat(2),
          lecturer: '名字很长的示例投资顾问',
          adviser_no: 'A0000000000001',
        },
      ]),
    ],
  },
]
