import type { Example } from '../example'
import type { MarqueeProps } from './props'

const long =
  '恭喜尾号 3821 的学员领取体验课 · 尾号 5570 的学员获得资料包 · 尾号 9016 的学员加入私享群 · 名额有限先到先得'

export const examples: Example<MarqueeProps>[] = [
  { title: '短文字，不滚动', value: { content: '每晚八点准时开课' } },
  { title: '长文字，滚动', value: { content: long } },
  { title: '慢', value: { content: long, speed: 'slow' } },
  { title: '快', value: { content: long, speed: 'fast' } },
  { title: '指定宽度', value: { content: long, width: 400 } },
  { title: '没有文字', value: { content: '' }, draws: 'nothing' },
]
