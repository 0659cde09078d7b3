import type { Example } from '../example'
import type { SwiperProps } from './props'

const picture = (name: string, alt: string): SwiperProps['list'][number] => ({
  image: `/assets/${name}.jpg`,
  alt,
  width: 690,
  height: 300,
})

const three = [
  picture('slide1', '七天看懂 ETF'),
  picture('slide2', '每周一次直播答疑'),
  picture('slide3', '结营领取学习资料'),
]

export const examples: Example<SwiperProps>[] = [
  { title: '自动播放', value: { list: three } },
  { title: '带箭头', value: { list: three, arrow: true } },
  { title: '不循环，手动翻看', value: { list: three, autoplay: false, loop: false, arrow: true } },
  {
    title: '可以点击',
    value: {
      list: three.map((slide, index) => ({
        ...slide,
        action: { type: 7, atext: `/h5-page/h5/lesson-${index}` },
      })),
    },
  },
  {
    title: '只靠手指滑动',
    value: { list: three, autoplay: false, loop: false, indicator: false },
  },
  {
    title: '张数多，显示页码',
    value: {
      list: Array.from({ length: 12 }, (_, index) => picture(`slide${(index % 3) + 1}`, `案例 ${index + 1}`)),
    },
  },
  { title: '只有一张', value: { list: three.slice(0, 1) } },
  { title: '没有图片', value: { list: [] }, draws: 'nothing' },
]
