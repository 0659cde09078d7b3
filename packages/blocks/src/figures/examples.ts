import type { Example } from '../example'
import type { FiguresProps } from './props'

const figure = (value: string, unit: string, text: string) => ({ value, unit, text })

const proof = { source: '公司课程后台统计', date: '2026 年 6 月 30 日' }
const course = [
  figure('24', '节', '直播课'),
  figure('36', '份', '图文讲义'),
  figure('48', '次', '课后答疑'),
  figure('1,260', '人', '已结业学员'),
]
const long = [
  figure('12345678', '万元', '最多写得下十二个字的含义'),
  figure('-1234.56', '百分点', '最多写得下十二个字的含义'),
  figure('99.99%', '', '一个短的'),
  figure('0', '次', '最多写得下十二个字的含义'),
]
const longProof = {
  source: '最多写得下四十个字的数据来源，统计口径是报名并听完第一节课的学员，退款的不计入',
  date: '2026 年 6 月 30 日二十四时止',
}

export const examples: Example<FiguresProps>[] = [
  { title: '三列', value: { title: '课程数据', list: course.slice(0, 3), ...proof } },
  { title: '三列，一个', value: { list: course.slice(3), ...proof } },
  { title: '三列，两个', value: { list: course.slice(2), ...proof } },
  { title: '三列，四个', value: { title: '课程数据', list: course, ...proof } },
  {
    title: '三列，很长的文字',
    value: { title: '最多写得下十四个字的数据标题', list: long.slice(0, 3), ...longProof },
  },
  { title: '三列，四个很长的', value: { list: long, ...longProof } },
  { title: '一大几小', value: { title: '课程数据', look: 'large', list: course, ...proof } },
  { title: '一大几小，只有一个', value: { look: 'large', list: course.slice(3), ...proof } },
  { title: '一大几小，三个', value: { look: 'large', list: course.slice(0, 3), ...proof } },
  { title: '一大几小，很长的文字', value: { look: 'large', list: long, ...longProof } },
  { title: '逐行', value: { title: '课程数据', look: 'lines', list: course, ...proof } },
  { title: '逐行，很长的文字', value: { look: 'lines', list: long, ...longProof } },
  { title: '只有来源', value: { list: course.slice(0, 3), source: proof.source } },
  { title: '还没有数据', value: { title: '课程数据', ...proof }, draws: 'nothing' },
]
