import { ACTION_TYPES } from '@yingzao/schema/client'
import type { Response } from '../answers/answer'
import type { Example, ExampleAnswer } from '../example'
import type { WGroupPostsProps } from './props'

type Post = Response<'groupPostList'>['list'][number]

const join = { type: ACTION_TYPES.joinGroup, groupId: 'g-8001', activeType: 'autumn' } as const

const review: Post = {
  post_id: 'p-1',
  author: '示例投顾',
  adviser_no: 'A0000000000001',
  title: '本周市场回顾',
  summary: '用三张图回顾本周各行业的涨跌分布。',
  body: '',
  images: [],
  created_at: Date.UTC(2026, 10, 20, 8, 30),
  is_locked: 1,
  is_pinned: 0,
}
const method: Post = {
  ...review,
  post_id: 'p-2',
  title: '如何阅读龙虎榜',
  summary: '入门方法：先看上榜原因，再看席位。',
  created_at: Date.UTC(2026, 10, 18, 1),
}
const notice: Post = {
  ...review,
  post_id: 'p-3',
  author: '运营小助手',
  adviser_no: '',
  title: '入群须知',
  summary: '请先阅读群规，有问题可以联系客服。',
  created_at: Date.UTC(2026, 10, 16, 2),
}

const open = (post: Post, body: string, images: string[] = []): Post => ({
  ...post,
  body,
  images,
  is_locked: 0,
  is_pinned: 1,
})
const read: Post[] = [
  open(review, '本周各行业涨跌互现。\n\n图中数据来自公开信息，仅作为方法讲解的例子。', [
    '/assets/more1.jpg',
    '/assets/more2.jpg',
  ]),
  open(method, '第一步看上榜原因，第二步看买卖席位，第三步结合公告。历史案例不代表未来表现。'),
  open(notice, '请勿在群内发布广告和个人联系方式。'),
]

/** The first page of the posts with a tag; out of `total` in all. */
const given = (tag: string, list: Post[], total = list.length): ExampleAnswer => ({
  call: 'groupPostList',
  to: { tag, page: 1 },
  response: { list, total, page: 1, page_size: 3 },
})

const base = (tag: string) => ({ tag, title: '群里最近写的', join })

export const examples: Example<WGroupPostsProps>[] = [
  { title: '正在读取', value: base('open') },
  {
    title: '没有登录',
    value: base('stranger'),
    answers: [given('stranger', [review, method, notice], 8)],
  },
  {
    title: '没有入群',
    value: base('outside'),
    answers: [given('outside', [review, method, read[2] as Post])],
    isLoggedIn: true,
  },
  {
    title: '没有入群，页面没有入群按钮',
    value: { tag: 'bare', title: '群里最近写的' },
    answers: [given('bare', [review])],
    isLoggedIn: true,
  },
  {
    title: '已入群',
    value: { ...base('member'), group_id: 'g-8001' },
    answers: [given('member', read)],
    isLoggedIn: true,
  },
  { title: '还没有内容', value: base('none'), answers: [given('none', [])] },
  {
    title: '读取失败',
    value: base('failed'),
    answers: [{ call: 'groupPostList', to: { tag: 'failed' }, code: 500000, msg: '系统繁忙，请稍后重试' }],
  },
  {
    title: '登录已失效',
    value: base('gone'),
    answers: [{ call: 'groupPostList', to: { tag: 'gone' }, code: 400003, msg: '登录已失效，请重新登录' }],
  },
  {
    title: '最长的文字',
    value: { ...base('long'), page_size: 1 },
    answers: [
      given(
        'long',
        [
          {
            ...review,
            author: '名字很长的示例投资顾问',
            title: '一个很长的标题用来看看它在最窄的手机上怎样换行'.repeat(2),
            summary: '摘要也可以写得很长，说明这篇内容从哪里来、用了什么方法、有什么局限。'.repeat(5),
          },
        ],
        9,
      ),
    ],
  },
  { title: '没有填写社群和标签', value: { title: '群里最近写的' } },
]
