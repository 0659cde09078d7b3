import type { Response } from '../answers/answer'
import type { Example, ExampleAnswer } from '../example'
import type { WVideoListProps } from './props'

type Answer = Response<'videoList'>
type Video = Answer['list'][number]

const open: Video = {
  video_id: '1',
  name: 'kline-basics',
  title: 'K 线从哪里看起',
  cover: '/assets/more1.jpg',
  poster: '',
  video: '/assets/intro.mp4',
  format: 'mp4',
  expires_at: Date.UTC(2026, 10, 21, 2),
  duration: 192,
  category: 'basics',
  category_title: '入门',
  is_locked: false,
  lock: '',
  lock_url: '',
  preview_seconds: 0,
  lecturer: { name: '示例投顾', no: 'A0000000000001' },
  published_at: Date.UTC(2026, 10, 20),
  content: '',
  chapters: [],
  next: null,
  group_id: '',
  progress: 0,
  is_watched: false,
}
const login: Video = {
  ...open,
  video_id: '2',
  name: '成交量',
  title: '成交量说明了什么，又没有说明什么',
  cover: '/assets/more2.jpg',
  duration: 754,
  is_locked: true,
  lock: 'login',
  preview_seconds: 60,
}
const buy: Video = {
  ...login,
  video_id: '3',
  name: 'lhb',
  title: '如何阅读龙虎榜',
  cover: '',
  duration: 3725,
  category: 'method',
  category_title: '方法',
  lock: 'buy',
}
const join: Video = { ...buy, video_id: '4', name: 'review', title: '一周复盘怎么做', lock: 'join' }

const categories: Answer['categories'] = [
  { category: 'basics', title: '入门', count: 2 },
  { category: 'method', title: '方法', count: 2 },
]

/** The first page of a category, by which examples are told apart; out of `total` in all. */
const given = (category: string, list: Video[], total = list.length): ExampleAnswer => ({
  call: 'videoList',
  to: { category, page: 1 },
  response: { list, total, page: 1, page_size: 6, categories },
})

const page = (category: string) => ({ title: '最新课程', category, all_path: '/h5-page/cpmj/list' })

export const examples: Example<WVideoListProps>[] = [
  { title: '正在读取', value: page('open') },
  {
    title: '公开、需登录、付费、专享',
    value: page('locks'),
    answers: [given('locks', [open, login, buy, join])],
  },
  {
    title: '看过的',
    value: page('seen'),
    answers: [
      given('seen', [
        { ...open, progress: 80 },
        { ...login, is_locked: false, lock: '', is_watched: true },
      ]),
    ],
    isLoggedIn: true,
  },
  {
    title: '按分类看，还有更多',
    value: { category: 'method', show_categories: true, page_size: 2, is_endless: true },
    answers: [given('method', [buy, join], 9)],
  },
  {
    title: '没有更多了',
    value: { ...page('last'), is_endless: true },
    answers: [given('last', [open, login, buy])],
  },
  { title: '暂无视频', value: page('none'), answers: [given('none', [])] },
  {
    title: '读取失败',
    value: page('failed'),
    answers: [{ call: 'videoList', to: { category: 'failed' }, code: 500000, msg: '系统繁忙，请稍后重试' }],
  },
  {
    title: '最长的文字',
    value: { ...page('long'), title: '一个很长的标题看看怎样换行', show_categories: true },
    answers: [
      {
        call: 'videoList',
        to: { category: 'long' },
        response: {
          list: [
            {
              ...buy,
              title: '一个很长的标题用来看看它在最窄的手机上怎样换行'.repeat(2),
              category_title: '名字很长的一个分类',
              is_watched: true,
            },
            login,
          ],
          total: 2,
          page: 1,
          page_size: 6,
          categories: ['long', 'b', 'c', 'd', 'e', 'f'].map((category) => ({
            category,
            title: '名字很长的一个分类',
            count: 1,
          })),
        },
      },
    ],
  },
]
