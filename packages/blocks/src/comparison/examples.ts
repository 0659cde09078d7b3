import type { Example } from '../example'
import type { ComparisonProps } from './props'

const row = (name: string, first: string, second: string, third = '') => ({ name, first, second, third })
const columns = (...titles: string[]) => titles.map((title) => ({ title }))

const lessons = [
  row('课时', '3 节', '12 节', '24 节'),
  row('上课方式', '直播', '直播', '直播和回放'),
  row('图文讲义', '✓', '✓', '✓'),
  row('课后答疑', '—', '✓', '✓'),
  row('小组讨论', '—', '—', '✓'),
]
const alone = [
  row('资料', '零散，自己找', '按章整理好'),
  row('疑问', '自己查', '助教课后解答'),
  row('进度', '容易中断', '每周有安排'),
]
const long = Array.from({ length: 8 }, () =>
  row('最多写得下十二个字的行名', '最多十二个字的第一格词', '最多十二个字的第二格词', 'Premium Plus'),
)

export const examples: Example<ComparisonProps>[] = [
  {
    title: '表格，三列',
    value: {
      title: '选哪种课',
      columns: columns('体验课', '入门课', '系统课'),
      chosen: 'third',
      list: lessons,
    },
  },
  {
    title: '表格，两列',
    value: { title: '选哪种课', columns: columns('体验课', '入门课'), chosen: 'second', list: lessons },
  },
  { title: '表格，不突出', value: { columns: columns('体验课', '入门课'), list: lessons } },
  {
    title: '表格，很长的文字',
    value: {
      title: '最多写得下十四个字的对比标题',
      columns: columns('最多十二个字的第一列名', '最多十二个字的第二列名', 'Premium Plus'),
      chosen: 'first',
      list: long,
    },
  },
  {
    title: '并排卡片，两列',
    value: {
      title: '自己看，还是跟着学',
      look: 'cards',
      columns: columns('自己看', '跟着学'),
      chosen: 'second',
      list: alone,
    },
  },
  {
    title: '并排卡片，三列',
    value: {
      title: '选哪种课',
      look: 'cards',
      columns: columns('体验课', '入门课', '系统课'),
      chosen: 'second',
      list: lessons,
    },
  },
  {
    title: '并排卡片，很长的文字',
    value: {
      look: 'cards',
      columns: columns('最多十二个字的第一列名', '最多十二个字的第二列名'),
      list: long.slice(0, 3),
    },
  },
  { title: '还没有行', value: { columns: columns('体验课', '入门课') }, draws: 'nothing' },
]
