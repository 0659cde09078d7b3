import type { Example } from '../example'
import type { NavbarProps } from './props'

export const examples: Example<NavbarProps>[] = [
  { title: '手机浏览器', value: { title: 'ETF 训练营', show_in: 'mobile' } },
  { title: '手机浏览器，用页面标题', value: { show_in: 'mobile' } },
  { title: '手机浏览器，没有返回', value: { title: 'ETF 训练营', back: false, show_in: 'mobile' } },
  {
    title: '标题太长',
    value: { title: '七天看懂指数基金定投训练营第二十八期开营直播', show_in: 'mobile' },
  },
  { title: '仅预览：由页面自带的预览栏显示标题', value: { title: 'ETF 训练营' }, draws: 'nothing' },
]
