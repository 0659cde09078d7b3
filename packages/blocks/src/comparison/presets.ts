import type { Preset } from '../preset'
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

export const presets: Preset<ComparisonProps>[] = [
  {
    title: '表格，三列',
    value: {
      title: '选哪种课',
      look: 'table',
      columns: columns('体验课', '入门课', '系统课'),
      chosen: 'second',
      list: lessons,
    },
  },
  {
    title: '表格，两列',
    value: {
      title: '选哪种课',
      look: 'table',
      columns: columns('体验课', '入门课'),
      chosen: 'second',
      list: lessons.slice(0, 4),
    },
  },
  {
    title: '并排卡片',
    value: {
      title: '自己看，还是跟着学',
      look: 'cards',
      columns: columns('自己看', '跟着学'),
      chosen: 'second',
      list: [
        row('资料', '零散，自己找', '按章整理好'),
        row('疑问', '自己查', '助教课后解答'),
        row('进度', '容易中断', '每周有安排'),
      ],
    },
  },
]
