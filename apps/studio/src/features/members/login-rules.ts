import { studioOperations } from '@yingzao/contract/studio'
import type { Rule } from 'antd/es/form'
import { wording } from './wording'

/** The form rules of a login name, taken from the contract's own rule. */
export const LOGIN_RULES: Rule[] = [
  { required: true, message: wording.loginMissing },
  {
    validator: (_rule, value: string | undefined) =>
      !value || studioOperations.memberAdd.request.shape.login.safeParse(value).success
        ? Promise.resolve()
        : Promise.reject(new Error(wording.loginHint)),
  },
]

/** The same in words. */
export const LOGIN_HINT = wording.loginHint
