import type { Preset } from '../preset'
import type { SuspensionProps } from './props'

export const presets: Preset<SuspensionProps>[] = [
  { title: '底部', value: { position: 'bottom' } },
  { title: '底部，可以关闭', value: { position: 'bottom', closable: true } },
  { title: '底部，滚动后出现', value: { position: 'bottom', show_after_px: 300 } },
  { title: '右侧', value: { position: 'right' } },
  { title: '顶部', value: { position: 'top' } },
]
