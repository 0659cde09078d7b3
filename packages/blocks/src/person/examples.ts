import type { Example } from '../example'
import type { PersonProps } from './props'

type Person = PersonProps['list'][number]

const nobody: Person = {
  name: '',
  role: '',
  portrait: '',
  eyes_x: 50,
  eyes_y: 38,
  bio: '',
  topics: [],
  quote: '',
  advises: true,
  adviser_no: '',
  certifies: '',
}
const topics = (...texts: string[]) => texts.map((text) => ({ text }))
const certifies = '证券投资咨询（投资顾问）'

const lin: Person = {
  ...nobody,
  name: '林晓舟',
  role: '投资顾问',
  portrait: '/assets/portrait1.jpg',
  bio: '讲基金和资产配置的基础知识，习惯用生活里的例子。',
  topics: topics('基金入门', '资产配置'),
  quote: '先弄明白自己能承受多少波动，再谈选什么产品。',
  adviser_no: 'A0000000000001',
  certifies,
}
const zhou: Person = {
  ...nobody,
  name: '周明远',
  role: '投资顾问',
  portrait: '/assets/portrait2.jpg',
  bio: '负责财报与行业课程，每周三晚上直播答疑。',
  topics: topics('财报阅读', '行业研究'),
  quote: '看不懂的生意，就先不要碰。',
  adviser_no: 'A0000000000002',
  certifies,
}
const xu: Person = {
  ...nobody,
  name: '许安',
  role: '课程助教',
  portrait: '/assets/portrait3.jpg',
  bio: '整理讲义，回复课后提问。',
  quote: '没有听懂的地方，随时来问我。',
  advises: false,
}
const long: Person = {
  ...nobody,
  name: '欧阳慕容雪',
  role: '最多十四个字的老师身份说明字',
  portrait: '/assets/portrait1.jpg',
  bio: '最多写得下四十个字的简介，用来看看很长的文字会不会把版面撑开，或者被截断看不见了',
  topics: topics('基金定期投资', '可转换债券课', '资产配置入门'),
  quote: '最多写得下四十个字的语录，用来看看很长的文字会不会把版面撑开，或者被截断看不见了',
  adviser_no: 'A0000000000000000009',
  certifies: '证券投资咨询业务（投资顾问）',
}
/** Wide, and its subject is not in the middle. */
const aside: Person = { ...lin, portrait: '/assets/more6.jpg', eyes_x: 38, eyes_y: 30 }
const unseen: Person = { ...zhou, portrait: '' }
const title = '谁来讲课'
const longTitle = '最多写得下十四个字的老师标题'

export const examples: Example<PersonProps>[] = [
  { title: '左图右文', value: { title, list: [lin, zhou, xu] } },
  { title: '左图右文，没有照片', value: { list: [unseen, { ...nobody, name: '何静', advises: false }] } },
  { title: '左图右文，很长的文字', value: { title: longTitle, list: [long] } },
  { title: '大图', value: { title, look: 'large', list: [lin] } },
  { title: '大图，眼睛在一旁', value: { look: 'large', list: [aside] } },
  { title: '大图，没有照片', value: { look: 'large', list: [{ ...xu, portrait: '', bio: '' }] } },
  { title: '大图，很长的文字', value: { title: longTitle, look: 'large', list: [long] } },
  { title: '双列', value: { title, look: 'grid', list: [lin, zhou, xu, unseen] } },
  { title: '双列，三位', value: { look: 'grid', list: [zhou, aside, lin] } },
  { title: '双列，一位', value: { look: 'grid', list: [lin] } },
  { title: '双列，很长的文字', value: { title: longTitle, look: 'grid', list: [long, long] } },
  { title: '语录', value: { title, look: 'quote', list: [lin, xu] } },
  { title: '语录，没有语录', value: { look: 'quote', list: [{ ...zhou, quote: '' }, unseen] } },
  { title: '语录，很长的文字', value: { title: longTitle, look: 'quote', list: [long] } },
  { title: '还没有老师', value: { title, list: [] }, draws: 'nothing' },
]
