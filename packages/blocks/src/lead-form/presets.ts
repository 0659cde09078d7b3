import type { Preset } from '../preset'
import type { LeadFormProps } from './props'

export const presets: Preset<LeadFormProps>[] = [
  { title: '姓名和手机号', value: { title: '免费领取学习资料' } },
  {
    title: '营销联系单独同意',
    value: {
      title: '免费领取学习资料',
      marketing: '我同意通过电话和短信接收课程与活动信息（不勾选也可以提交）',
    },
  },
]
