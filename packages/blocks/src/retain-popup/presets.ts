import type { Preset } from '../preset'
import type { RetainPopupProps } from './props'

export const presets: Preset<RetainPopupProps>[] = [
  {
    title: '标题和两个按钮',
    value: { title: '资料还没有领取', sub_title: '只需一分钟', button1_text: '继续领取' },
  },
  { title: '只有图片和按钮', value: { button1_text: '继续领取' } },
]
