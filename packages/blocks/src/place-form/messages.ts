import { MESSAGES as FORM_MESSAGES } from '../fields/messages'

export const MESSAGES = {
  ...FORM_MESSAGES,
  name: '请输入姓名',
  handset: '请输入正确的手机号',
  login: '登录已失效，请重新登录',
} as const
