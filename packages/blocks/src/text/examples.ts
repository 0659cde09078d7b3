import type { Example } from '../example'
import type { TextProps } from './props'

export const examples: Example<TextProps>[] = [
  { title: '一段文字', value: { html: '<p>每晚八点直播，七天学会看懂 ETF。</p>' } },
  {
    title: '几段文字，有强调和链接',
    value: {
      html: '<p><b>活动时间</b>：即日起至本月底</p><p>每位用户<u>限领一次</u>，详见<a href="#rules">活动规则</a>。<br>最终解释权归主办方。</p>',
    },
  },
  { title: '没有段落', value: { html: '一行<i>没有段落</i>的文字' } },
  { title: '没有内容', value: { html: '' }, draws: 'nothing' },
]
