import { MESSAGES as FORM_MESSAGES } from '../fields/messages'

export const MESSAGES = {
  ...FORM_MESSAGES,
  address: '请选择所在地区',
  broker: '请选择券商',
  login: '登录已失效，请填写手机号验证',
} as const
