import { isHandset } from '@yingzao/contract/client'
import { useHost } from '@yingzao/renderer'
import { ACTION_TYPES } from '@yingzao/schema/client'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { Payload } from '../answers/answer'
import { useOnce } from '../fields/use-once'
import { useWhenOnline } from '../fields/use-when-online'
import { loadCalls } from '../phone-code/phone-code'
import { requestCode } from '../phone-code/request-code'
import { MESSAGES } from './messages'
import { draftOf, finishDraft, keepAsked, type SignUpDraft } from './sign-up-draft'
import { checkEntry, type Typed } from './sign-up-entry'
import { signUp } from './sign-up-flow'
import { keepResult } from './sign-up-result'
import { ASLEEP, type SignUpEvent, type SignUpState, signUpState } from './sign-up-state'
import { useInvitation } from './use-invitation'

interface Place {
  id: string
  share_code: string
  success_url: string
}

export interface SignUp extends ReturnType<typeof useInvitation> {
  state: SignUpState
  send: (event: SignUpEvent) => void
  /** What is kept of the visitor. Not called while rendering: on the server there is nobody. */
  draft: () => SignUpDraft
  /** If the script for it cannot be loaded, `sendPlain` sends the form. */
  askCode: (handset: string, sendPlain: () => void) => void
  submit: (typed: Typed) => void
  /** Goes to the page with the result. */
  goOn: () => Promise<void>
}

/** The state of a registration, and what its buttons do. While one of them is busy the others do nothing. */
export function useSignUp({ id, share_code: given, success_url }: Place): SignUp {
  const host = useHost()
  const [state, send] = useReducer(signUpState, ASLEEP)
  const { share_code, invitation } = useInvitation(given)
  const kept = useRef<SignUpDraft>(undefined)
  const draft = useCallback(() => {
    kept.current ??= draftOf(host, id)
    return kept.current
  }, [host, id])
  const unanswered = useRef<Payload<'smartLogin'>>(undefined)
  const once = useOnce()

  function report(error: unknown) {
    host.report({ blockId: id, name: 'wInviteRegister', error })
  }

  useEffect(() => {
    const { sent } = draft()
    if (sent) send({ type: 'sent', ...sent })
  }, [draft])

  const { codeFor, resendAt } = state
  useEffect(() => {
    if (codeFor) draft().sent = { handset: codeFor, resendAt }
  }, [draft, codeFor, resendAt])

  useWhenOnline(state.isUnanswered, () => handIn(unanswered.current))

  const goOn = () => host.run({ type: ACTION_TYPES.link, atext: success_url }, id)

  function handIn(login: Payload<'smartLogin'> | undefined) {
    if (!login) return
    unanswered.current = login
    once(() =>
      signUp({ ask: host.ask, send, report }, login, async ({ is_new, inviter_bound }) => {
        const { gift } = invitation
        keepResult(host.session, {
          isNew: is_new,
          isBound: inviter_bound,
          wasInvited: share_code !== '',
          gift,
        })
        finishDraft(host.session, id, draft())
        send({ type: 'signedUp' })
        await goOn()
      }),
    )
  }

  return {
    state,
    send,
    share_code,
    invitation,
    draft,
    goOn,
    askCode(typed, sendPlain) {
      const handset = typed.trim()
      if (!isHandset(handset)) {
        send({ type: 'faulty', faults: { handset: MESSAGES.handset } })
        return
      }
      const context = {
        blockId: id,
        scene: 'login',
        operation_name: 'w-invite-register',
        prepare: () => loadCalls(host, (leads) => leads.load(), report),
        sendPlain,
        report,
        draft,
        keep: ({ asked }: Pick<SignUpDraft, 'asked'>) => keepAsked(host.session, id, draft(), asked),
        send,
      } as const
      once(() => requestCode(context, handset))
    },
    submit(typed) {
      if (invitation.isOwn) return
      const checked = checkEntry(typed)
      if ('faults' in checked) {
        host.toast(Object.values(checked.faults)[0] ?? '')
        send({ type: 'faulty', faults: checked.faults })
        return
      }
      const cps_id = host.query('cps_id').slice(0, 64)
      handIn({
        ...checked.entry,
        platform_name: 'h5',
        consent: 1,
        ...(share_code && { share_code }),
        ...(cps_id && { cps_id }),
      })
    },
  }
}
