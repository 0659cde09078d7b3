import type { Preset } from '../preset'
import type { ButtonProps } from './props'

export const presets: Preset<ButtonProps>[] = [
  { title: '主按钮', value: { text: '立即领取' } },
  { title: '跳动的按钮', value: { text: '立即领取', animate: 'pulse' } },
  { title: '呼吸的按钮', value: { text: '立即领取', animate: 'breath' } },
  { title: '图片按钮', value: { type: 'image', text: '立即领取' } },
]
