import type { Block } from '@yingzao/schema/client'
import type { WInviteRegisterProps } from './props'

/** The consent that the login asks for, too. */
export const INVITE_CONSENT = '我已阅读并同意《用户服务协议》《隐私政策》'

/** Where visitors go after registering. */
const SUCCESS_PAGE = '/h5-page/InviteFriends/success'

/** What the document of a form says after its reader has read it, with defaults for what it leaves out. */
export function inviteFormOf({ value }: Pick<Block, 'value'>): WInviteRegisterProps {
  const props = value as unknown as WInviteRegisterProps
  return {
    ...props,
    title: props.title || '手机号注册',
    button: props.button || '注册',
    consent: props.consent || INVITE_CONSENT,
    success_url: props.success_url || SUCCESS_PAGE,
  }
}
