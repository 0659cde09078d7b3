import { MESSAGES as FORM_MESSAGES } from '../fields/messages'

export const MESSAGES = {
  ...FORM_MESSAGES,
  /** As the login says it: nobody is asked for a name here. */
  handset: '请输入正确的手机号',
} as const
