import './w-invite-register.css'
import { defineView, useHost, type ViewProps } from '@yingzao/renderer'
import { ACTION_TYPES } from '@yingzao/schema/client'
import { inviteFormOf } from './invite-form-of'
import type { WInviteRegisterProps } from './props'
import { ResultCard } from './result-card'
import { SignUpForm } from './sign-up-form'
import { type SignUp, useSignUp } from './use-sign-up'

/** Where somebody gets a link of their own. */
const INVITE_PAGE = '/h5-page/InviteFriends'

function WInviteRegister({ id, props }: ViewProps<WInviteRegisterProps>) {
  return props.look === 'result' ? (
    <ResultCard register_url={props.register_url} />
  ) : (
    <InvitedForm id={id} props={inviteFormOf({ value: { ...props } })} />
  )
}

function InvitedForm({ id, props }: Pick<ViewProps<WInviteRegisterProps>, 'id' | 'props'>) {
  const signUp = useSignUp({ id, ...props })
  const { who, note, isOwn } = signUp.invitation
  return (
    <div className="yz-invited">
      <h2 className="yz-invited__title">{props.title}</h2>
      <div className="yz-invited__by" role="status" data-own={isOwn ? '' : undefined}>
        <p className="yz-invited__who">{who}</p>
        <p className="yz-invited__note">{note}</p>
      </div>
      <div className="yz-invited__body" data-instead={insteadOf(signUp) && ''}>
        <SignUpForm id={id} props={props} signUp={signUp} />
        <WayOn id={id} signUp={signUp} />
      </div>
    </div>
  )
}

/** What is shown in place of the form. The form keeps its space, so that nothing below it moves. */
function insteadOf({ state, invitation }: SignUp): 'done' | 'own' | undefined {
  if (state.isDone) return 'done'
  return invitation.isOwn ? 'own' : undefined
}

function WayOn({ id, signUp }: { id: string; signUp: SignUp }) {
  const host = useHost()
  const instead = insteadOf(signUp)
  if (!instead) return null
  const isDone = instead === 'done'
  const toInvite = () => host.run({ type: ACTION_TYPES.link, atext: INVITE_PAGE }, id)
  return (
    // The page's offer to stay looks for this mark.
    <div className="yz-invited__way" data-sent={isDone ? '' : undefined}>
      <p>{isDone ? '您已登录，可以继续了' : '用这条链接注册的朋友，才算您邀请的人'}</p>
      <button
        className="yz-tap yz-submit yz-invited__button"
        type="button"
        onClick={() => void (isDone ? signUp.goOn() : toInvite())}
      >
        {isDone ? '继续' : '去邀请好友'}
      </button>
    </div>
  )
}

export const wInviteRegister = defineView<WInviteRegisterProps>({
  name: 'wInviteRegister',
  view: WInviteRegister,
  island: ({ look }) => (look === 'form' ? 'near' : undefined),
  live: ({ look }) => (look === 'result' ? 'start' : undefined),
})
