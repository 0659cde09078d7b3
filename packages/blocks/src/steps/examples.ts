import type { Example } from '../example'
import type { StepsProps } from './props'

const step = (name: string, text: string, image = '') => ({ name, text, image })

const three = [
  step('登记报名', '留下姓名和手机号，选择上课时间', '/assets/more1.jpg'),
  step('添加助教', '扫码添加，领取讲义和上课提醒', '/assets/more2.jpg'),
  step('准时听课', '手机打开链接就能听，课后可看回放', '/assets/more3.jpg'),
]
const four = [...three, step('提问答疑', '每周五晚上集中答疑', '/assets/more4.jpg')]
const five = [...four, step('领取结业证书', '完成全部测验即可领取', '/assets/more5.jpg')]

const long = step(
  '在券商应用里完成身份验证',
  '准备好有效身份证原件和一张本人名下的银行卡，在光线充足的地方按提示拍照并朗读数字',
  '/assets/more6.jpg',
)

const short = [step('报名', '选好上课时间'), step('领讲义', '扫码添加助教'), step('听课', '打开链接就能听')]

export const examples: Example<StepsProps>[] = [
  { title: '竖线', value: { title: '三步开始学习', list: three } },
  { title: '竖线，五步', value: { title: '从报名到结业', list: five } },
  { title: '竖线，没有说明', value: { list: three.map(({ name }) => step(name, '')) } },
  { title: '竖线，很长的文字', value: { title: '最多写得下十四个字的步骤标题', list: [long, long] } },
  { title: '三列', value: { title: '三步开始学习', look: 'columns', list: short } },
  { title: '三列，两步', value: { look: 'columns', list: short.slice(0, 2) } },
  { title: '三列，四步', value: { look: 'columns', list: four } },
  { title: '三列，五步', value: { look: 'columns', list: five } },
  { title: '三列，很长的文字', value: { look: 'columns', list: [long, long, long] } },
  { title: '大数字', value: { title: '三步开始学习', look: 'numerals', list: three } },
  { title: '大数字，很长的文字', value: { look: 'numerals', list: [long, long] } },
  { title: '图片卡片', value: { title: '三步开始学习', look: 'cards', list: three } },
  { title: '图片卡片，两步', value: { look: 'cards', list: three.slice(0, 2) } },
  { title: '图片卡片，有的没有图片', value: { look: 'cards', list: [long, step('没有图片', '只有文字')] } },
  { title: '图片卡片，五步', value: { look: 'cards', list: five } },
  { title: '还没有步骤', value: { title: '三步开始学习', list: [] }, draws: 'nothing' },
]
