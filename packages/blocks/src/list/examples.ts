import type { Example, ExampleAnswer } from '../example'
import type { ListProps } from './props'

type Item = Partial<ListProps['list'][number]> & { title: string }

/** Items as a document has them: what is left out takes its default. */
const items = (list: Item[]) => list as ListProps['list']

const lessons = items([
  { title: '第一课　看懂一只 ETF', desc: '跟踪什么指数，规模与费率怎么看', time: '12 月 1 日 20:00' },
  { title: '第二课　定投的方法与局限', desc: '什么时候有用，什么时候没有用', time: '12 月 2 日 20:00' },
  { title: '第三课　行业轮动', time: '12 月 3 日 20:00' },
])
const cards = items([
  {
    title: '七天看懂 ETF',
    desc: '每晚八点直播，课后答疑',
    image: '/assets/slide1.jpg',
    time: '已更新 7 课',
    action: { type: 7, atext: '/h5-page/h5/etf-course' },
  },
  {
    title: '财报里的三张表',
    desc: '利润表、资产负债表、现金流量表分别说明什么',
    image: '/assets/slide2.jpg',
  },
  { title: '没有图片的一条', desc: '只有文字', action: { type: 3, popupId: 'rules' } },
])
const many = items(
  Array.from({ length: 12 }, (_, index) => ({
    title: `第 ${index + 1} 期学习资料`,
    image: `/assets/more${(index % 3) + 1}.jpg`,
    time: `2026-11-${10 + index}`,
  })),
)

export const examples: Example<ListProps>[] = [
  { title: '文字', value: { list: lessons } },
  {
    title: '文字，可以点击',
    value: { list: lessons.map((item) => ({ ...item, action: { type: 7, atext: '/h5-page/h5/lesson' } })) },
  },
  { title: '卡片', value: { type: 'card', list: cards } },
  { title: '表格', value: { type: 'table', list: lessons } },
  {
    title: '表格，可以点击',
    value: {
      type: 'table',
      list: items([{ title: '活动规则', desc: '请先阅读', action: { type: 3, popupId: 'rules' } }]),
    },
  },
  { title: '分批显示', value: { type: 'card', list: many, page_size: 5 } },
  { title: '表格分批显示', value: { type: 'table', list: many, page_size: 5 } },
  { title: '社群动态，正在读取', value: { ...posts('open') }, answers: [] },
  { title: '社群动态，还有更多', value: { ...posts('many') }, answers: [given('many', 30)] },
  { title: '社群动态，到底', value: { ...posts('few'), type: 'card' }, answers: [given('few', 3)] },
  { title: '社群动态，表格', value: { ...posts('few'), type: 'table' }, answers: [given('few', 3)] },
  { title: '社群动态，没有数据', value: { ...posts('none') }, answers: [given('none', 0)] },
  {
    title: '社群动态，读取失败',
    value: { ...posts('failed') },
    answers: [{ call: 'groupPostList', to: { tag: 'failed' }, code: 400001, msg: '参数错误' }],
  },
  {
    title: '需要登录',
    value: { ...posts('members') },
    answers: [{ call: 'groupPostList', to: { tag: 'members' }, code: 400003, msg: '登录已失效，请重新登录' }],
  },
  {
    title: '券商列表',
    value: { type: 'card', source: 'multipleBrokerageOptions' },
    answers: [
      {
        call: 'multipleBrokerageOptions',
        response: {
          list: [
            broker('caida', '示例证券', '线上办理，约十分钟', 1),
            broker('sample', '样例证券', '系统升级', 0),
          ],
          total: 2,
          page: 1,
          page_size: 10,
        },
      },
    ],
  },
  { title: '没有条目', value: { list: [] } },
  { title: '没有条目，自定文字', value: { list: [], emptyText: '课程即将上线' } },
]

function posts(tag: string) {
  return { source: 'groupPostList', source_params: `tag=${tag}` } as const
}

/** The first page of posts under a tag; of `total` in all. */
function given(tag: string, total: number): ExampleAnswer {
  const list = Array.from({ length: Math.min(total, 3) }, (_, index) => ({
    post_id: `${tag}-${index}`,
    author: '示例投顾',
    adviser_no: 'A0000000000001',
    title: `第 ${index + 1} 周市场回顾`,
    summary: '用三张图回顾本周各行业的涨跌分布。',
    body: '',
    images: ['/assets/more1.jpg'],
    created_at: Date.UTC(2026, 10, 20, 8) - index * 7 * 86_400_000,
    is_locked: 1 as const,
    is_pinned: 0 as const,
  }))
  const response = { list, total, page: 1, page_size: total > 3 ? 3 : 10 }
  return { call: 'groupPostList', to: { tag, page: 1 }, response }
}

function broker(open_brokerage_type: string, name: string, intro: string, status: 0 | 1) {
  return { open_brokerage_type, name, intro, status, logo: '/assets/logo.png' }
}
