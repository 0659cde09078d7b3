import type { Preset } from '../preset'
import type { TextProps } from './props'

export const presets: Preset<TextProps>[] = [
  {
    title: '大标题',
    value: { html: '<h2>在这里输入标题</h2>' },
    common: { style: { textAlign: 'center' } },
  },
  {
    title: '小标题',
    value: { html: '<h3>在这里输入小标题</h3>' },
  },
  { title: '正文', value: { html: '<p>在这里输入正文</p>' } },
  {
    title: '项目列表',
    value: { html: '<ul><li>第一条</li><li>第二条</li><li>第三条</li></ul>' },
  },
  {
    title: '小字说明',
    value: { html: '<p>在这里输入说明</p>' },
    common: { style: { fontSize: 24, color: '#656c79' } },
  },
]
