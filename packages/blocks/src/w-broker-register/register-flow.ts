import {
  INVALID_NAME_OR_PHONE,
  isCodeRefused,
  LOGIN_EXPIRED,
  SMS_TOO_FREQUENT,
} from '@yingzao/contract/client'
import type { Host, LeadCalls } from '@yingzao/renderer'
import { afterError, type Payload } from '../answers/answer'
import { MESSAGES } from './messages'
import type { RegisterDraft } from './register-draft'
import type { RegisterFaults } from './register-entry'
import type { RegisterEvent, RegisterOutcome } from './register-state'

/** From one code to the next. */
const RESEND_MS = 60_000

/** The gateway says so when nothing else is to be said; else it is that the phone was there before. */
const NOTHING_TO_SAY = 'success'

export interface RegisterContext {
  blockId: string
  draft: () => Pick<RegisterDraft, 'askedUntil'>
  keep: (part: Pick<RegisterDraft, 'askedUntil'>) => void
  /** Loads what asking for a code needs. Where it does not come: why not, in words for the visitor. */
  prepare: () => Promise<LeadCalls | string>
  ask: Host['ask']
  send: (event: RegisterEvent) => void
  now: () => number
  report: (error: unknown) => void
}

/** Captcha, then code. Ends as it began, with a code on its way or with the reason why not. Never rejects. */
export async function requestCode(context: RegisterContext, handset: string): Promise<void> {
  const { send, report } = context
  send({ type: 'worked', work: 'preparing' })
  try {
    const faults = await codeSteps(context, handset)
    if (faults) send({ type: 'stopped', faults })
  } catch (error) {
    report(error)
    send({ type: 'stopped', faults: { code: MESSAGES.unavailable } })
  }
}

async function codeSteps(context: RegisterContext, handset: string): Promise<RegisterFaults | undefined> {
  const { prepare, send, draft, keep, now, blockId } = context
  const calls = await prepare()
  if (typeof calls === 'string') return { code: calls }
  send({ type: 'worked', work: 'captcha' })
  const solved = await calls.solveCaptcha(handset, 'enrol')
  if (!solved) return {}
  if (!solved.ok) return { code: solved.msg }
  send({ type: 'worked', work: 'sending' })
  const { ticket, randstr } = solved
  const operation_name = 'w-broker-register'
  const sent = await calls.sendCode({ handset, ticket, randstr, operation_name }, 'enrol')
  calls.count(sent.ok ? 'sms_sent' : 'sms_fail', blockId, sent.ok ? undefined : sent.code)
  // The answer before was lost, or the page was: the phone has its code all the same.
  const hasCode = !sent.ok && sent.code === SMS_TOO_FREQUENT && now() < draft().askedUntil
  if (!hasCode && (sent.ok || sent.isLost)) keep({ askedUntil: now() + RESEND_MS })
  if (!sent.ok && !hasCode) return { [sent.code === INVALID_NAME_OR_PHONE ? 'handset' : 'code']: sent.msg }
  send({ type: 'sent', handset, resendAt: draft().askedUntil })
  return undefined
}

/** Hands in. Ends with `onRegistered`, or in the form with the reason. A repeat is safe. Never rejects. */
export async function register(
  { ask, send, report }: Pick<RegisterContext, 'ask' | 'send' | 'report'>,
  application: Payload<'addOpenAccount'>,
  onRegistered: (outcome: RegisterOutcome) => void,
): Promise<void> {
  send({ type: 'worked', work: 'submitting' })
  try {
    const { code, msg, response } = await ask('addOpenAccount', application)
    if (response) {
      const { registration_url, wechat_img } = response
      onRegistered({ isNew: msg === NOTHING_TO_SAY, registration_url, wechat_img })
    } else send({ type: 'stopped', faults: refusalFaults(code, msg) })
  } catch (error) {
    const said = afterError(error)
    if (said.state !== 'failed') send({ type: 'stopped', faults: refusalFaults(LOGIN_EXPIRED, '') })
    else if (said.code !== 0) send({ type: 'stopped', faults: refusalFaults(said.code, said.msg) })
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
