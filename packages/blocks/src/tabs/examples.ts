import type { Example, ExampleBlock } from '../example'
import type { TabsProps } from './props'

const text = (html: string): ExampleBlock => ({ name: 'text', value: { html } })
const tab = (title: string, ...children: ExampleBlock[]) => ({ title, children })

const plan = tab(
  '赛程',
  text('<p><b>报名</b>：3 月 1 日至 3 月 20 日</p><p><b>比赛</b>：3 月 23 日开市至 4 月 30 日收市</p>'),
)
const prizes = tab('奖品', text('<p>按收益率排名，前三名获得投资课程与纪念奖杯。</p>'))
const rules = tab(
  '规则',
  text('<p>每人一个模拟账户，初始虚拟资金 100 万元。</p>'),
  text('<p>模拟比赛不构成投资建议。市场有风险，投资需谨慎。</p>'),
)

export const examples: Example<TabsProps>[] = [
  { title: '两个标签', value: { list: [plan, prizes] } },
  { title: '默认打开第二个', value: { list: [plan, prizes, rules], active: 1 } },
  {
    title: '标签栏吸顶',
    value: {
      list: [tab('规则', ...Array<ExampleBlock>(12).fill(rules.children[0] as ExampleBlock)), prizes],
      sticky: true,
    },
  },
  {
    title: '八个标签，标签栏可左右滑动',
    value: {
      list: ['人工智能', '半导体', '新能源车', '医药生物', '军工', '消费电子', '红利低波', '港股通'].map(
        (title) => tab(title, text(`<p>${title}板块的主题与方法介绍。</p>`)),
      ),
      active: 6,
    },
  },
  {
    title: '标签里有倒计时',
    value: {
      list: [
        plan,
        tab('倒计时', {
          name: 'countdown',
          value: { type: 1, name: '距报名结束', endTime: Date.UTC(2030, 0, 1) },
        }),
      ],
    },
  },
  {
    title: '标签里有标签',
    value: { list: [tab('模拟赛', { name: 'tabs', value: { list: [plan, prizes] } }), rules] },
  },
  { title: '还没有标签', value: { list: [] }, draws: 'nothing' },
]
