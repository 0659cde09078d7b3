import { INVALID_NAME_OR_PHONE, isCodeRefused, LOGIN_EXPIRED } from '@yingzao/contract/client'
import type { CodeAnswer, Host, LeadCalls } from '@yingzao/renderer'
import { afterError, type Payload } from '../answers/answer'
import { attempt } from '../phone-code/phone-code'
import { MESSAGES } from './messages'
import type { RegisterFaults } from './register-entry'
import type { RegisterEvent, RegisterOutcome } from './register-state'
import type { KeptDraft } from './use-register-draft'

/** The gateway says so when nothing else is to be said; else it is that the phone was there before. */
const NOTHING_TO_SAY = 'success'

export interface RegisterContext extends KeptDraft {
  blockId: string
  /** Loads what asking for a code needs. Where it does not come: why not, in words for the visitor. */
  prepare: () => Promise<LeadCalls | string>
  ask: Host['ask']
  send: (event: RegisterEvent) => void
  /** See `attempt`. */
  sendPlain?: () => void
  report: (error: unknown) => void
}

/** Captcha, then code. Ends as it began, with a code on its way or with the reason why not. Never rejects. */
export async function requestCode(context: RegisterContext, handset: string): Promise<void> {
  const { blockId, draft, keep, send } = context
  const stop = (faults: RegisterFaults) => send({ type: 'stopped', faults })
  const steps = async ({ askForCode }: LeadCalls) => {
    const answer = await askForCode({
      blockId,
      handset,
      scene: 'enrol',
      operation_name: 'w-broker-register',
      asked: draft().asked,
      onStep: (work) => send({ type: 'worked', work }),
    })
    if ('asked' in answer) keep({ asked: answer.asked })
    if (answer.state === 'sent') send({ type: 'sent', handset, resendAt: answer.resendAt })
    else stop(codeFaults(answer))
  }
  send({ type: 'worked', work: 'preparing' })
  await attempt(context, steps, (code) => stop({ code }))
}

function codeFaults(answer: Exclude<CodeAnswer, { state: 'sent' }>): RegisterFaults {
  if (answer.state === 'closed') return {}
  const isOfPhone = 'code' in answer && answer.code === INVALID_NAME_OR_PHONE
  return { [isOfPhone ? 'handset' : 'code']: answer.msg }
}

/** Hands in. Ends with `onRegistered`, or in the form with the reason. A repeat is safe. Never rejects. */
export async function register(
  { ask, send, report }: Pick<RegisterContext, 'ask' | 'send' | 'report'>,
  application: Payload<'addOpenAccount'>,
  onRegistered: (outcome: RegisterOutcome) => void,
): Promise<void> {
  const refuse = (code: number, msg: string) => send({ type: 'stopped', faults: refusalFaults(code, msg) })
  send({ type: 'worked', work: 'submitting' })
  try {
    const { code, msg, response } = await ask('addOpenAccount', application)
    if (response) {
      const { registration_url, wechat_img } = response
      onRegistered({ isNew: msg === NOTHING_TO_SAY, registration_url, wechat_img })
    } else refuse(code, msg)
  } catch (error) {
    const said = afterError(error)
    if (said.state !== 'failed') refuse(LOGIN_EXPIRED, '')
    else if (said.code !== 0) refuse(said.code, said.msg)
    else if (said.msg) send({ type: 'unanswered', faults: { form: said.msg } })
    else {
      report(error)
      send({ type: 'stopped', faults: { form: MESSAGES.unavailable } })
    }
  }
}

function refusalFaults(code: number, msg: string): RegisterFaults {
  if (code === LOGIN_EXPIRED) return { handset: MESSAGES.login }
  if (code === INVALID_NAME_OR_PHONE) return { name: msg, handset: msg }
  return { [isCodeRefused(code) ? 'code' : 'form']: msg }
}
