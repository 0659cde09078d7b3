import type { Example, ExampleBlock } from '../example'
import type { ScrollViewProps } from './props'

const card = (index: number, style: Record<string, number> = {}): ExampleBlock => ({
  name: 'text',
  value: {
    html: `<p><b>第 ${index} 课</b></p><p>指数基金怎样定投，什么时候止盈。</p>`,
    style: { background: '#f5f6f8', borderRadius: 16, ...style },
  },
})
const NUMBERS = [1, 2, 3, 4, 5]
const cards = NUMBERS.map((index) => card(index))
/** One below the other, blocks touch, as everywhere, unless they say otherwise. */
const spaced = NUMBERS.map((index) => card(index, { marginBottom: 20 }))

export const examples: Example<ScrollViewProps>[] = [
  { title: '左右滑动', value: {}, children: cards },
  { title: '左右滑动，每项更窄', value: { itemWidth: 260, title: '课程' }, children: cards },
  { title: '左右滑动，不足一屏', value: { itemWidth: 300 }, children: cards.slice(0, 1) },
  { title: '上下滑动', value: { direction: 'y', height: 300 }, children: spaced },
  { title: '上下滑动，指定宽度', value: { direction: 'y', width: 500, height: 300 }, children: spaced },
  { title: '还没有内容', value: {}, draws: 'nothing' },
]
