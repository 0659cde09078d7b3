import type { Response } from '../answers/answer'
import type { Example, ExampleAnswer } from '../example'
import type { WTourProps } from './props'
import type { Comment, Talk, Tour } from './tour'

/** 21 November 2026, 8:00 in China, when examples are looked at. */
const NOW = Date.UTC(2026, 10, 21)
const DAY = 86_400_000

const guangzhou: Talk = {
  speech_id: 'guangzhou-1',
  title: '财报里的三个信号',
  city_id: 'guangzhou',
  city: '广州',
  date: '2026-11-28',
  time: '14:00–16:00',
  start_at: NOW + 7 * DAY,
  end_at: NOW + 7 * DAY + 7_200_000,
  venue: '示例会议中心三层',
  address: '天河区示例路 1 号',
  lecturer: { name: '示例投顾', no: 'A0000000000001' },
  quota: 100,
  enrolled: 64,
  status: 2,
  is_enrolled: false,
  is_waiting: false,
  thumbs_up: 18,
  is_thumbed: false,
}
const full: Talk = {
  ...guangzhou,
  speech_id: 'shanghai-1',
  city_id: 'shanghai',
  city: '上海',
  enrolled: 100,
  status: 3,
}
const soon: Talk = {
  ...guangzhou,
  speech_id: 'chengdu-1',
  city_id: 'chengdu',
  city: '成都',
  enrolled: 0,
  status: 1,
  lecturer: { name: '示例讲师', no: '' },
}
const past: Talk = {
  ...guangzhou,
  speech_id: 'wuhan-1',
  city_id: 'wuhan',
  city: '武汉',
  date: '2026-11-07',
  status: 4,
}

const tour: Tour = {
  tour_id: 'any',
  title: '财商中国行 2026',
  status: 2,
  filing_no: '示例备案号',
  light_threshold: 200,
  server_time: NOW,
  my_city_id: '',
  cities: [
    { city_id: 'guangzhou', name: '广州', light_count: 236, is_lit: true, speeches: 1 },
    { city_id: 'shanghai', name: '上海', light_count: 212, is_lit: true, speeches: 1 },
    { city_id: 'chengdu', name: '成都', light_count: 148, is_lit: false, speeches: 1 },
    { city_id: 'xian', name: '西安', light_count: 61, is_lit: false, speeches: 0 },
  ],
}

const kind: Comment = {
  comment_id: '3',
  nick_name: '138****1234',
  avatar: '',
  city: '武汉',
  content: '讲得很清楚，提问的时间再长一点就更好了。',
  created_at: NOW - DAY,
  thumbs_up: 6,
  is_thumbed: false,
  is_mine: false,
  status: 1,
  note: '',
}
const mine: Comment = {
  ...kind,
  comment_id: '4',
  is_mine: true,
  status: 0,
  thumbs_up: 0,
  content: '希望西安也能来一场。',
  city: '',
}
const refused: Comment = {
  ...mine,
  comment_id: '2',
  status: 2,
  note: '含有联系方式',
  content: '加我微信一起讨论',
}

const page = <Item>(list: Item[]) => ({ list, total: list.length, page: 1, page_size: 10 })

function answersOf(
  tour_id: string,
  {
    more = {},
    talks = [guangzhou, full, soon, past],
    comments = [kind],
    posters = true,
  }: {
    more?: Partial<Tour>
    talks?: Talk[]
    comments?: Comment[]
    posters?: boolean
  } = {},
): ExampleAnswer[] {
  const poster: Response<'posterList'>['list'][number] = {
    poster_id: 'p-1',
    city: '广州',
    image: '/assets/more1.jpg',
    title: '现场回顾',
    share_url: '',
  }
  return [
    { call: 'tourHome', to: { tour_id }, response: { ...tour, ...more, tour_id } },
    { call: 'speechList', to: { tour_id }, response: page(talks) },
    {
      call: 'posterList',
      to: { tour_id },
      response: page(posters ? [poster, { ...poster, poster_id: 'p-2', city: '', title: '2026 巡讲' }] : []),
    },
    { call: 'commentList', to: { tour_id }, response: page(comments) },
  ]
}

const base = (tour_id: string) => ({ tour_id, title: '全国巡讲' })

export const examples: Example<WTourProps>[] = [
  { title: '正在读取', value: base('open') },
  { title: '没有登录', value: base('stranger'), answers: answersOf('stranger') },
  {
    title: '已报名一场、在排队、点亮了成都，留言在审核',
    value: base('member'),
    answers: answersOf('member', {
      more: { my_city_id: 'chengdu' },
      talks: [
        { ...guangzhou, is_enrolled: true, is_thumbed: true },
        { ...full, is_waiting: true },
      ],
      comments: [mine, kind, refused],
    }),
    isLoggedIn: true,
  },
  {
    title: '已结束，只能看',
    value: base('over'),
    answers: answersOf('over', { more: { status: 3, title: '财商中国行 2024' }, talks: [past] }),
  },
  {
    title: '还没有场次、海报和留言',
    value: base('young'),
    answers: answersOf('young', { more: { status: 1 }, talks: [], comments: [], posters: false }),
  },
  {
    title: '只有城市和场次',
    value: { ...base('short'), has_posters: false, has_comments: false },
    answers: answersOf('short'),
  },
  {
    title: '读取失败',
    value: base('failed'),
    answers: [{ call: 'tourHome', to: { tour_id: 'failed' }, code: 400010, msg: '活动不存在或已下线' }],
  },
  {
    title: '最长的文字',
    value: base('long'),
    answers: answersOf('long', {
      talks: [
        {
          ...guangzhou,
          title: '一个很长的标题用来看看它在最窄的手机上怎样换行'.repeat(2),
          venue: '名字很长的示例国际会议展览中心东馆三层多功能厅',
          lecturer: { name: '名字很长的示例投资顾问', no: 'A0000000000001' },
        },
      ],
      comments: [{ ...kind, content: '留言也可以写得很长，说明自己的感想。'.repeat(11) }],
    }),
  },
]
