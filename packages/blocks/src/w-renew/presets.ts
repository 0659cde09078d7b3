import type { Preset } from '../preset'
import type { WRenewProps } from './props'

export const presets: Preset<WRenewProps>[] = [
  { title: '普通', value: { text: '在这里输入文字' } },
  {
    title: '大字，居中',
    value: { text: '在这里输入文字' },
    common: { style: { fontSize: 40, textAlign: 'center' } },
  },
]
