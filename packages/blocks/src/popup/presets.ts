import type { Preset } from '../preset'
import type { PopupProps } from './props'

export const presets: Preset<PopupProps>[] = [
  { title: '居中弹窗', value: { position: 'center' } },
  { title: '从底部升起', value: { position: 'bottom', closeOnMask: true } },
  { title: '从右侧滑出', value: { position: 'right', closeOnMask: true } },
]
