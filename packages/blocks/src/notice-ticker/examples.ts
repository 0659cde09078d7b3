import type { Example } from '../example'
import type { NoticeTickerProps } from './props'

const three: NoticeTickerProps['list'] = [
  { avatar: '/assets/avatar1.jpg', text: '张** 1 分钟前领取了学习资料' },
  { avatar: '/assets/avatar2.jpg', text: '李** 2 分钟前加入了私享群' },
  { avatar: '/assets/avatar3.jpg', text: '王** 3 分钟前预约了今晚的直播' },
]

export const examples: Example<NoticeTickerProps>[] = [
  { title: '条幅', value: { list: three } },
  { title: '气泡', value: { list: three, type: 2 } },
  { title: '默认头像', value: { list: three.map(({ text }) => ({ avatar: '', text })) } },
  {
    title: '文字较长，换行显示',
    value: {
      list: [
        { avatar: '', text: '欢迎来到七天指数基金入门课，课程资料和每晚的直播回放都在群公告里' },
        ...three,
      ],
    },
  },
  { title: '只有一条，不滚动', value: { list: three.slice(0, 1) } },
  { title: '正在读取', value: { id: 'vu-open' }, answers: [] },
  { title: '正在读取，气泡', value: { id: 'vu-open', type: 2 }, answers: [] },
  {
    title: '读到的动态',
    value: { id: 'vu-three' },
    answers: [
      {
        call: 'activityVirtualUserDetail',
        to: { id: 'vu-three' },
        response: { list: three, interval: 4000 },
      },
    ],
  },
  {
    title: '付款的客户',
    value: { page_id: '1' },
    answers: [
      {
        call: 'payTop',
        response: {
          list: [
            { nick_name: '张**', product_name: '指数投资研究课', paid_at: Date.UTC(2026, 10, 20, 23, 57) },
            { nick_name: '李**', product_name: '指数投资研究课', paid_at: Date.UTC(2026, 10, 20, 3) },
            { nick_name: '用户***', product_name: '指数投资研究课', paid_at: Date.UTC(2026, 10, 8) },
          ],
          total: 3,
        },
      },
    ],
  },
  { title: '什么都没有', value: {}, draws: 'nothing' },
]
