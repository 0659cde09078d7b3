import type { Preset } from '../preset'
import type { CountdownProps } from './props'

export const presets: Preset<CountdownProps>[] = [
  { title: '方块', value: { type: 1, name: '距活动结束' } },
  { title: '时分秒', value: { type: 2, name: '距活动结束' } },
  { title: '文字', value: { type: 3, name: '距活动结束' } },
  { title: '翻牌', value: { type: 4, name: '距活动结束' } },
  { title: '一句话', value: { type: 5, name: '距活动结束' } },
]
