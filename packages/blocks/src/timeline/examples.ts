import type { Example } from '../example'
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

const course = [
  event({
    day: '12月14日',
    weekday: '周一',
    time: '19:30–20:30',
    topic: '认识 ETF：它是什么',
    who: '周老师',
    place: '线上直播',
  }),
  event({
    day: '12月15日',
    weekday: '周二',
    time: '19:30–20:30',
    topic: '看懂一只 ETF 的资料',
    who: '周老师',
    place: '线上直播',
  }),
  event({
    day: '12月16日',
    weekday: '周三',
    time: '19:30–20:30',
    topic: '费用、风险与常见误区',
    who: '林老师',
    place: '线上直播',
    note: '课后答疑半小时',
  }),
]

const forum = [
  event({ day: '第一天', time: '13:30–14:00', topic: '签到入场', place: '一层大厅' }),
  event({ time: '14:00–15:20', topic: '宏观经济怎么看', who: '周老师', place: '三层报告厅' }),
  event({
    time: '15:40–17:00',
    topic: '资产配置的基本方法',
    who: '林老师',
    place: '三层报告厅',
    note: '设提问环节',
  }),
  event({
    day: '第二天',
    time: '09:30–11:00',
    topic: '读懂基金的定期报告',
    who: '何老师',
    place: '三层报告厅',
  }),
  event({ time: '11:00–11:30', topic: '圆桌交流', who: '三位老师', place: '三层报告厅' }),
  event({ day: '第三天', time: '10:00–11:30', topic: '线上答疑', who: '助教团队', place: '直播间' }),
]

const tour = [
  event({
    day: '12.18',
    weekday: '周五',
    time: '14:00',
    topic: '杭州站：基金定投公开课',
    place: '杭州市上城区市民中心',
  }),
  event({
    day: '12.25',
    weekday: '周五',
    time: '14:00',
    topic: '成都站：基金定投公开课',
    place: '成都市锦江区图书馆',
  }),
  event({
    day: '01.08',
    weekday: '周五',
    time: '14:00',
    topic: '武汉站：基金定投公开课',
    place: '武汉市江汉区文化馆',
  }),
]

const long = event({
  day: '二〇二六年十二月十八日晚',
  weekday: '下周五晚上',
  time: '19:30–20:30',
  topic: '从一份基金的定期报告里能读到什么，哪些数字值得看，哪些只是过去',
  who: '投资者教育中心的周老师和林老师',
  place: '上海市浦东新区世纪大道某某大厦三层报告厅',
  note: '请提前十五分钟凭短信签到，场地座位有限，先到先坐，停车位不多，建议乘坐地铁前来',
})
const untimed = ['认识 ETF', '看懂一只 ETF 的资料', '费用、风险与误区'].map((topic, index) =>
  event({ day: `第 ${index + 1} 课`, topic }),
)

export const examples: Example<TimelineProps>[] = [
  { title: '时间轴', value: { title: '课程安排', list: course } },
  { title: '时间轴，两天几场', value: { title: '论坛日程', list: forum } },
  { title: '时间轴，没有日期', value: { list: forum.slice(0, 3).map((one) => ({ ...one, day: '' })) } },
  { title: '时间轴，没有时间', value: { list: untimed } },
  { title: '时间轴，很长的文字', value: { title: '最多写得下十四个字的日程标题', list: [long, long] } },
  { title: '大日期', value: { title: '巡讲城市', look: 'dates', list: tour } },
  { title: '大日期，两天几场', value: { look: 'dates', list: forum } },
  { title: '大日期，很长的文字', value: { look: 'dates', list: [long] } },
  { title: '按天切换', value: { title: '论坛日程', look: 'tabs', list: forum } },
  { title: '按天切换，只有一天', value: { look: 'tabs', list: forum.slice(0, 3) } },
  {
    title: '按天切换，十天',
    value: {
      look: 'tabs',
      list: Array.from({ length: 10 }, (_, index) =>
        event({ day: `第 ${index + 1} 课`, time: '19:30–20:30', topic: '跟着老师读定期报告', who: '周老师' }),
      ),
    },
  },
  {
    title: '按天切换，很长的文字',
    value: { look: 'tabs', list: [long, { ...long, day: '二〇二七年一月八日的晚上' }] },
  },
  { title: '突出第一场', value: { title: '直播预告', look: 'next', list: course } },
  { title: '突出第一场，只有一场', value: { look: 'next', list: tour.slice(0, 1) } },
  { title: '突出第一场，很长的文字', value: { look: 'next', list: [long, long] } },
  { title: '还没有日程', value: { title: '课程安排', list: [] }, draws: 'nothing' },
]
