import type { Preset } from '../preset'
import type { WInviteRegisterProps } from './props'

export const presets: Preset<WInviteRegisterProps>[] = [
  { title: '注册表单', value: { title: '手机号注册' } },
  { title: '注册结果', value: { look: 'result' } },
]
