import type { Response } from '../answers/answer'
import type { Example, ExampleAnswer } from '../example'
import type { WArticleListProps } from './props'

type Note = Response<'simulateArticleList'>['list'][number]

const habits: Note = {
  article_id: '3',
  title: '一个月里我改掉的三个习惯',
  summary: '比赛刚开始的几天，我几乎每个小时都要看一次账户。后来我给自己定了三条规矩。',
  player: { player_id: '1', nick: '慢慢变富', avatar: '' },
  published_at: Date.UTC(2026, 10, 20, 8),
  is_member_only: false,
  is_locked: false,
}
const members: Note = {
  ...habits,
  article_id: '2',
  title: '我的持仓记录与思路',
  player: { player_id: '2', nick: '山间一棵树', avatar: '' },
  is_member_only: true,
}
const locked: Note = { ...members, article_id: '1', summary: '', is_locked: true }

/** The newest notes of a contest, out of this many in all. */
const given = (competition_id: string, list: Note[], total = list.length): ExampleAnswer => ({
  call: 'simulateArticleList',
  to: { competition_id, page: 1 },
  response: { list, total, page: 1, page_size: 20 },
})

const base = (competition_id: string) => ({ title: '操盘笔记', competition_id })

export const examples: Example<WArticleListProps>[] = [
  { title: '正在读取', value: base('open') },
  { title: '笔记，有的会员可看', value: base('notes'), answers: [given('notes', [habits, members, locked])] },
  { title: '还有更多', value: base('more'), answers: [given('more', [habits], 45)] },
  { title: '暂无笔记', value: base('none'), answers: [given('none', [])] },
  {
    title: '没有这项比赛',
    value: base('gone'),
    answers: [
      {
        call: 'simulateArticleList',
        to: { competition_id: 'gone' },
        code: 400010,
        msg: '活动不存在或已下线',
      },
    ],
  },
  {
    title: '读取失败',
    value: base('failed'),
    answers: [
      {
        call: 'simulateArticleList',
        to: { competition_id: 'failed' },
        code: 500000,
        msg: '系统繁忙，请稍后重试',
      },
    ],
  },
  {
    title: '最长的文字',
    value: base('long'),
    answers: [
      given('long', [
        {
          ...members,
          title: '一个很长的标题用来看看它在最窄的手机上怎样换行'.repeat(2),
          summary: `${'笔记的开头也可以写得很长，'.repeat(5)}…`,
          player: { player_id: '', nick: '名字很长的一位选手啊', avatar: '' },
        },
      ]),
    ],
  },
]
