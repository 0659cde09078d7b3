import type { Preset } from '../preset'
import type { TimelineProps } from './props'

type Event = TimelineProps['list'][number]

const event = (words: Partial<Event>): Event => ({
  topic: '',
  day: '',
  weekday: '',
  time: '',
  who: '',
  place: '',
  note: '',
  ...words,
})

const course = ['认识 ETF：它是什么', '看懂一只 ETF 的资料', '费用、风险与常见误区'].map((topic, index) =>
  event({
    day: `第${'一二三'[index]}天`,
    time: '19:30–20:30',
    topic,
    who: '主讲老师',
    place: '线上直播',
  }),
)

const tour = ['杭州', '成都', '武汉'].map((city, index) =>
  event({
    day: ['9月11日', '9月18日', '9月25日'][index] ?? '',
    weekday: '周五',
    time: '14:00–16:00',
    topic: `${city}站：基金定投公开课`,
    place: `${city}，场地另行通知`,
  }),
)

const forum = [
  event({ day: '第一天', time: '13:30–14:00', topic: '签到入场', place: '一层大厅' }),
  event({ time: '14:00–15:20', topic: '宏观经济怎么看', who: '主讲老师', place: '报告厅' }),
  event({ time: '15:40–17:00', topic: '资产配置的基本方法', who: '主讲老师', place: '报告厅' }),
  event({
    day: '第二天',
    time: '09:30–11:00',
    topic: '读懂基金的定期报告',
    who: '主讲老师',
    place: '报告厅',
  }),
  event({ time: '11:00–11:30', topic: '圆桌交流', place: '报告厅' }),
]

export const presets: Preset<TimelineProps>[] = [
  { title: '时间轴', value: { title: '课程安排', look: 'line', list: course } },
  { title: '大日期', value: { title: '巡讲日程', look: 'dates', list: tour } },
  { title: '按天切换', value: { title: '论坛日程', look: 'tabs', list: forum } },
  { title: '突出第一场', value: { title: '直播预告', look: 'next', list: tour } },
]
