import {
  type Client,
  type OperationPayload,
  type Operations,
  SMS_RESEND_SECONDS,
  SMS_TOO_FREQUENT,
} from '@yingzao/contract/client'
import type { CodeAnswer, CodeRequest } from '@yingzao/renderer'
import { isRefusal, refusal, settle } from '../calls/settle'
import { solveCaptcha } from '../captcha/solve-captcha'
import type { StandIn } from '../overlays/show-dialog'
import { askedFor, resendAtOf } from './asked-for'

type Sms = OperationPayload<Operations['advertSmsSend']>

interface CodeTools {
  ask: Client['ask']
  standIn: StandIn
  now(): number
  /** Who asks, and for what. */
  sender: Pick<Sms, 'platform_name' | 'operation_name'> & Required<Pick<Sms, 'type'>>
  /** Receives the code that the gateway answered the message with; undefined: it is sent. */
  onAnswer?(code: number | undefined): void
}

const SECOND_MS = 1000

/**
 * Captcha, then a text message with a code: the only way to prove a phone. Never rejects because of outside failures,
 * and reports nothing by itself.
 */
export async function askForCode(
  tools: CodeTools,
  { handset, asked, onStep }: Pick<CodeRequest, 'handset' | 'asked' | 'onStep'>,
): Promise<CodeAnswer> {
  const { sender } = tools
  onStep?.('captcha')
  const solved = await settle(() => solveCaptcha(tools, { type: sender.type, handset }))
  if (isRefusal(solved)) return { state: 'refused', code: solved.code, msg: solved.msg }
  if (solved.status === 'closed') return { state: 'closed' }
  if (solved.status === 'failed') return { state: 'unsolved', msg: `验证失败[${solved.code}]` }
  onStep?.('sending')
  const { ticket, randstr } = solved
  return sendCode(tools, { handset, ticket, randstr, ...sender }, asked)
}

/** A captcha ticket is good for one try. */
async function sendCode({ ask, now, onAnswer }: CodeTools, message: Sms, asked: number): Promise<CodeAnswer> {
  const { handset } = message
  const waiting = (seconds: number) => askedFor(handset, now() + seconds * SECOND_MS)
  const sent = await settle(() => ask('advertSmsSend', message))
  if (!isRefusal(sent) && sent.response) {
    onAnswer?.(undefined)
    const { resend_seconds, expire_seconds } = sent.response
    return { state: 'sent', ...waiting(resend_seconds), expireSeconds: expire_seconds }
  }
  const { code, msg, isLost } = isRefusal(sent) ? sent : refusal(sent.code, sent.msg)
  onAnswer?.(code)
  // The previous answer was lost, or the page was: the phone has its code all the same.
  const resendAt = resendAtOf(asked, handset)
  if (code === SMS_TOO_FREQUENT && now() < resendAt) return { state: 'sent', resendAt, asked }
  if (isLost) return { state: 'lost', msg, ...waiting(SMS_RESEND_SECONDS) }
  return { state: 'refused', code, msg }
}
