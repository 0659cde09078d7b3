import type { Preset } from '../preset'
import type { PersonProps } from './props'

type Person = PersonProps['list'][number]

/** Registration numbers are left out: publishing requires a real one for anybody who advises. */
const person = (name: string, role: string, bio: string, topics: string[], quote: string): Person => ({
  name,
  role,
  portrait: '',
  eyes_x: 50,
  eyes_y: 38,
  bio,
  topics: topics.map((text) => ({ text })),
  quote,
  advises: true,
  adviser_no: '',
  certifies: '证券投资咨询（投资顾问）',
})

const lin = person(
  '林老师',
  '投资顾问',
  '讲基金和资产配置的基础知识，习惯用生活里的例子。',
  ['基金入门', '资产配置'],
  '先弄明白自己能承受多少波动，再谈选什么产品。',
)
const zhou = person(
  '周老师',
  '投资顾问',
  '负责财报与行业课程，每周三晚上直播答疑。',
  ['财报阅读', '行业研究'],
  '投资有风险，看不懂的先不要急着做决定。',
)

export const presets: Preset<PersonProps>[] = [
  { title: '左图右文', value: { title: '谁来讲课', look: 'row', list: [lin, zhou] } },
  { title: '大图', value: { title: '您的老师', look: 'large', list: [lin] } },
  { title: '双列', value: { title: '谁来讲课', look: 'grid', list: [lin, zhou] } },
  { title: '语录', value: { title: '老师想说的话', look: 'quote', list: [lin] } },
]
