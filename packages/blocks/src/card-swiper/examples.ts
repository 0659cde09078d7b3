import type { Example } from '../example'
import type { CardSwiperProps } from './props'

const card = (index: number): CardSwiperProps['list'][number] => ({
  image: `/assets/more${(index % 5) + 1}.jpg`,
  alt: `第 ${index + 1} 课`,
  width: 320,
  height: 420,
})
const cards = (count: number) => Array.from({ length: count }, (_, index) => card(index))

export const examples: Example<CardSwiperProps>[] = [
  { title: '同时三张', value: { list: cards(5) } },
  { title: '两张半，提示后面还有', value: { list: cards(5), cardShowNum: 2.5 } },
  { title: '一张半，带箭头', value: { list: cards(4), cardShowNum: 1.5, arrow: true } },
  { title: '一次一张', value: { list: cards(3), cardShowNum: 1 } },
  { title: '同时五张，间距更小', value: { list: cards(8), cardShowNum: 5, spacing: 8 } },
  {
    title: '不循环，手动翻看',
    value: { list: cards(5), cardShowNum: 2.5, autoplay: false, loop: false, arrow: true },
  },
  {
    title: '可以点击',
    value: {
      list: cards(5).map((slide, index) => ({
        ...slide,
        action: { type: 7, atext: `/h5-page/h5/lesson-${index}` },
      })),
    },
  },
  { title: '只靠手指滑动', value: { list: cards(5), autoplay: false, loop: false, indicator: false } },
  { title: '张数多，显示页码', value: { list: cards(12) } },
  { title: '不足一行，不需要滑动', value: { list: cards(2) } },
  { title: '没有图片', value: { list: [] }, draws: 'nothing' },
]
