import { ACTION_TYPES } from '@yingzao/schema/client'
import type { Response } from '../answers/answer'
import type { Example, ExampleAnswer } from '../example'
import type { WArticleProps } from './props'

type Article = Response<'simulateArticleDetail'>

const join = { type: ACTION_TYPES.joinGroup, groupId: 'g-8001', activeType: 'autumn' } as const

const habits: Article = {
  article_id: '1',
  title: '一个月里我改掉的三个习惯',
  summary: '',
  player: { player_id: '1', nick: '慢慢变富', avatar: '' },
  published_at: Date.UTC(2026, 10, 20, 8),
  is_member_only: false,
  is_locked: false,
  body: '<p>比赛刚开始的几天，我几乎每个小时都要看一次账户。后来我给自己定了三条规矩。</p><ol><li><p>开盘后半小时不下单，先看计划。</p></li><li><p>每笔买入前写下卖出的条件。</p></li></ol><p>教训：<b>条件没到，就不动。</b></p>',
  lock: '',
  competition_id: 'contest-2',
  group_id: '',
  writer: { return: 12.34, rank: 3, win_rate: 62.5, followers: 128, is_followed: false },
}
const shut: Article = { ...habits, is_member_only: true, is_locked: true, body: '', lock: 'login' }

const given = (article_id: string, article: Article): ExampleAnswer => ({
  call: 'simulateArticleDetail',
  to: { article_id },
  response: { ...article, article_id },
})
const refused = (article_id: string, code: number, msg: string): ExampleAnswer => ({
  call: 'simulateArticleDetail',
  to: { article_id },
  code,
  msg,
})

const posts: ExampleAnswer = {
  call: 'groupPostList',
  to: { group_id: 'g-notes' },
  response: {
    list: [
      {
        post_id: 'p-1',
        author: '示例投顾',
        adviser_no: 'A0000000000001',
        title: '本周市场回顾',
        summary: '用三张图回顾本周各行业的涨跌分布。',
        body: '本周各行业涨跌互现。\n\n历史数据不代表未来表现。',
        images: [],
        created_at: Date.UTC(2026, 10, 20, 8, 30),
        is_locked: 0,
        is_pinned: 0,
      },
      {
        post_id: 'p-2',
        author: '运营小助手',
        adviser_no: '',
        title: '入群须知',
        summary: '请先阅读群规，有问题可以联系客服。',
        body: '',
        images: [],
        created_at: Date.UTC(2026, 10, 16, 2),
        is_locked: 1,
        is_pinned: 0,
      },
    ],
    total: 2,
    page: 1,
    page_size: 3,
  },
}

export const examples: Example<WArticleProps>[] = [
  { title: '正在读取', value: { article_id: '100' } },
  { title: '笔记和组合', value: { article_id: '1' }, answers: [given('1', habits)] },
  {
    title: '已关注，没有上榜',
    value: { article_id: '2' },
    answers: [
      given('2', {
        ...habits,
        is_member_only: true,
        writer: { return: -3.2, rank: null, win_rate: 0, followers: 1, is_followed: true },
      }),
    ],
    isLoggedIn: true,
  },
  { title: '组合没有公开', value: { article_id: '3' }, answers: [given('3', { ...habits, writer: null })] },
  { title: '登录后查看', value: { article_id: '4' }, answers: [given('4', shut)] },
  {
    title: '加入社群后查看',
    value: { article_id: '5', join },
    answers: [given('5', { ...shut, lock: 'join' })],
    isLoggedIn: true,
  },
  {
    title: '加入社群后查看，没有填写入群',
    value: { article_id: '6' },
    answers: [given('6', { ...shut, lock: 'join' })],
    isLoggedIn: true,
  },
  {
    title: '比赛有社群',
    value: { article_id: '7' },
    answers: [given('7', { ...habits, group_id: 'g-notes' }), posts],
  },
  {
    title: '内容不存在',
    value: { article_id: '8' },
    answers: [refused('8', 404001, '内容不存在')],
  },
  {
    title: '读取失败',
    value: { article_id: '9' },
    answers: [refused('9', 500000, '系统繁忙，请稍后重试')],
  },
  {
    title: '最长的文字',
    value: { article_id: '10' },
    answers: [
      given('10', {
        ...habits,
        title: '一个很长的标题用来看看它在最窄的手机上怎样换行'.repeat(2),
        player: { player_id: '1', nick: '名字很长的一位选手啊', avatar: '' },
        body: `<p>${'没有空格的很长的一段文字用来看看怎样换行'.repeat(8)}</p><ul><li><p>abcdefghijklmnopqrstuvwxyz0123456789abcdefghijklmnopqrstuvwxyz</p></li></ul>`,
        writer: { return: 12345.67, rank: 12345, win_rate: 100, followers: 1234567, is_followed: false },
      }),
    ],
  },
]
