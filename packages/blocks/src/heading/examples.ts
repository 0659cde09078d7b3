import type { Example } from '../example'
import type { HeadingProps } from './props'

const words = { eyebrow: '课程安排', title: '七天看懂指数基金', sub: '每天一节课，从怎么选到怎么拿。' }
const long = {
  eyebrow: '最多写得下十四个字的一行眉题',
  title: '从看懂一只指数基金开始，学会用一份长期计划安排好家里的每一笔闲钱，也学会接受波动',
  sub: '课程一共七节，每节二十分钟，讲完一个概念就做一次练习；没有投资经验也能跟上，讲义和回放在有效期内可以反复观看，有问题可以在课后提问。',
}

export const examples: Example<HeadingProps>[] = [
  { title: '中', value: words },
  { title: '特大，居中', value: { ...words, size: 'display', align: 'center' } },
  { title: '大，短线', value: { ...words, size: 'h1', mark: 'line' } },
  { title: '大，短线，居中', value: { ...words, size: 'h1', mark: 'line', align: 'center' } },
  { title: '中，序号', value: { ...words, mark: 'number', number: 2 } },
  { title: '中，序号，居中', value: { ...words, mark: 'number', number: 12, align: 'center' } },
  { title: '小，短线', value: { ...words, eyebrow: '', size: 'h3', mark: 'line' } },
  { title: '两行标题', value: { title: '看懂规则\n再做决定', size: 'display' } },
  { title: '只有标题', value: { title: '常见问题' } },
  { title: '很长的文字', value: long },
  { title: '很长的文字，特大', value: { ...long, size: 'display', align: 'center', mark: 'line' } },
  { title: '什么都没有', value: {}, draws: 'nothing' },
]
