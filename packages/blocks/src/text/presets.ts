import type { Preset } from '../preset'
import type { TextProps } from './props'

export const presets: Preset<TextProps>[] = [
  {
    title: '大标题',
    value: { html: '<p><b>在这里输入标题</b></p>' },
    common: { style: { fontSize: 44, textAlign: 'center' } },
  },
  {
    title: '小标题',
    value: { html: '<p><b>在这里输入小标题</b></p>' },
    common: { style: { fontSize: 34 } },
  },
  { title: '正文', value: { html: '<p>在这里输入正文</p>' } },
  {
    title: '小字说明',
    value: { html: '<p>在这里输入说明</p>' },
    common: { style: { fontSize: 24, color: '#656c79' } },
  },
]
