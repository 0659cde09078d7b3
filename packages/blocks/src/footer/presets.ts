import type { Preset } from '../preset'
import type { FooterProps } from './props'

export const presets: Preset<FooterProps>[] = [
  { title: '版权与风险提示', value: { show: true, fxts: true } },
  { title: '全部声明', value: { show: true, show3: true, show4: true, show5: true, fxts: true } },
]
