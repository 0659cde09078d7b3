import type { Response } from '../answers/answer'
import type { Example, ExampleAnswer } from '../example'
import type { WLessonProps } from './props'

type Lesson = Response<'videoList'>['list'][number]

const lesson: Lesson = {
  video_id: '1',
  name: 'open',
  title: 'K 线从哪里看起',
  cover: '/assets/more1.jpg',
  poster: '/assets/poster.jpg',
  video: '/assets/intro.mp4',
  format: 'mp4',
  expires_at: Date.UTC(2026, 10, 21, 2),
  duration: 754,
  category: 'basics',
  category_title: '入门',
  is_locked: false,
  lock: '',
  lock_url: '',
  preview_seconds: 0,
  lecturer: { name: '示例投顾', no: 'A0000000000001' },
  published_at: Date.UTC(2026, 10, 20),
  content:
    '<p>先看<b>开盘、收盘、最高、最低</b>四个价格，再看它们怎样连起来。</p><ul><li>一根 K 线说的是一段时间</li><li>影线说的是曾经到过哪里</li></ul><p>历史案例不代表未来表现。</p>',
  chapters: [
    { at: 0, title: '四个价格' },
    { at: 192, title: '影线说明了什么' },
    { at: 520, title: '三个常见的误会' },
  ],
  next: { name: '成交量', title: '成交量说明了什么，又没有说明什么', cover: '/assets/more2.jpg' },
  group_id: '',
  progress: 0,
  is_watched: false,
}
const trial: Lesson = { ...lesson, is_locked: true, lock: 'login', preview_seconds: 60 }

const given = (name: string, list: Lesson[]): ExampleAnswer => ({
  call: 'videoList',
  to: { name },
  response: { list, total: list.length, page: 1, page_size: 1, categories: [] },
})

/** A lesson that is locked, and nothing of it can be seen. */
const shut = (name: string, lock: Lesson['lock'], lock_url: string): ExampleAnswer[] => [
  given(name, [{ ...trial, video: '', preview_seconds: 0, lock, lock_url }]),
]

export const examples: Example<WLessonProps>[] = [
  { title: '正在读取', value: { name: 'loading' } },
  { title: '公开的一课', value: { name: 'open' }, answers: [given('open', [lesson])] },
  {
    title: '上次看到一半',
    value: { name: 'resume' },
    answers: [given('resume', [{ ...lesson, progress: 192 }])],
    isLoggedIn: true,
  },
  { title: '试看 60 秒，登录后观看', value: { name: 'trial' }, answers: [given('trial', [trial])] },
  { title: '登录后观看', value: { name: 'login' }, answers: shut('login', 'login', '') },
  { title: '购买后观看', value: { name: 'buy' }, answers: shut('buy', 'buy', '/h5-page/course') },
  { title: '加入后观看', value: { name: 'join' }, answers: shut('join', 'join', '/h5-page/h5/group') },
  { title: '购买后观看，没有地址', value: { name: 'closed' }, answers: shut('closed', 'buy', '') },
  {
    title: '没有章节、笔记、讲师和下一课',
    value: { name: 'bare' },
    answers: [
      given('bare', [
        {
          ...lesson,
          poster: '',
          lecturer: { name: '', no: '' },
          content: '',
          chapters: [],
          next: null,
        },
      ]),
    ],
  },
  {
    title: '内容不存在',
    value: { name: 'gone' },
    answers: [{ call: 'videoList', to: { name: 'gone' }, code: 404001, msg: '内容不存在' }],
  },
  {
    title: '读取失败',
    value: { name: 'failed' },
    answers: [{ call: 'videoList', to: { name: 'failed' }, code: 500000, msg: '系统繁忙，请稍后重试' }],
  },
  {
    title: '最长的文字',
    value: { name: 'long' },
    answers: [
      given('long', [
        {
          ...trial,
          title: '一个很长的标题用来看看它在最窄的手机上怎样换行'.repeat(2),
          lecturer: { name: '名字很长的示例投资顾问', no: 'A0000000000001' },
          chapters: [{ at: 3725, title: '一个很长的章节名用来看看它在最窄的手机上怎样换行'.repeat(2) }],
          next: { name: 'x', title: '一个很长的标题用来看看它在最窄的手机上怎样换行'.repeat(2), cover: '' },
        },
      ]),
    ],
  },
]
