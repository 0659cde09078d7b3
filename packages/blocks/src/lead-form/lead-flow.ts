import { isCodeRefused, SMS_TOO_FREQUENT } from '@yingzao/contract/client'
import type { LeadAccepted, LeadCalls, LeadRefusal, LeadSubmission } from '@yingzao/renderer'
import type { LeadDraft } from './lead-draft'
import type { LeadEntry, LeadFaults } from './lead-entry'
import type { LeadEvent } from './lead-state'
import { MESSAGES } from './messages'

/** From one code to the next (SPEC.md section 9). */
const RESEND_MS = 60_000

export interface LeadContext {
  blockId: string
  draft: LeadDraft
  /** Loads what the steps need. Where it does not come: why not, in words for the visitor. */
  prepare: () => Promise<LeadCalls | string>
  send: (event: LeadEvent) => void
  toast: (message: string) => void
  now: () => number
  report: (error: unknown) => void
}

/** Captcha, then code. Ends in step `code`, or where it began with the reason. Never rejects. */
export async function requestCode(context: LeadContext, entry: LeadEntry): Promise<void> {
  const { blockId, send } = context
  send({ type: 'asked', entry })
  await attempt(context, async (calls) => {
    send({ type: 'prepared' })
    const { handset } = entry
    const solved = await calls.solveCaptcha(handset)
    if (!solved) return {}
    if (!solved.ok) return { form: solved.msg }
    send({ type: 'passed' })
    const { ticket, randstr } = solved
    const sent = await calls.sendCode({ handset, ticket, randstr, operation_name: 'leadForm' })
    calls.count(sent.ok ? 'sms_sent' : 'sms_fail', blockId, sent.ok ? undefined : sent.code)
    const resendAt = nextSend(context, sent)
    if (resendAt === undefined) return { form: sent.ok ? undefined : sent.msg }
    send({ type: 'sent', resendAt })
    return undefined
  })
}

/** From when another code may be asked for; undefined when none is on its way. */
function nextSend({ draft, now }: LeadContext, sent: { ok: true } | LeadRefusal): number | undefined {
  // The answer to the question before was lost, or the page was: the phone has its code all the same.
  if (!sent.ok && sent.code === SMS_TOO_FREQUENT && now() < draft.askedUntil) return draft.askedUntil
  if (sent.ok || sent.isLost) draft.askedUntil = now() + RESEND_MS
  draft.keep()
  return sent.ok ? draft.askedUntil : undefined
}

/** Hands the lead in. Ends with `onAccepted`, or in step `code` with the reason. Never rejects. */
export async function submitLead(
  context: LeadContext,
  lead: LeadSubmission,
  onAccepted: (accepted: LeadAccepted) => void,
): Promise<void> {
  const code = lead.code.trim()
  if (code === '') {
    context.toast(MESSAGES.code)
    context.send({ type: 'faulty', faults: { code: MESSAGES.code } })
    return
  }
  context.send({ type: 'submitted' })
  await attempt(context, async (calls) => {
    const reply = await calls.submit({ ...lead, code })
    if (!reply.ok) return refused(context, reply, code)
    calls.count('lead_ok', context.blockId)
    onAccepted(reply)
    return undefined
  })
}

function refused(context: LeadContext, { isLost, msg, ...reply }: LeadRefusal, code: string): LeadFaults {
  if (isLost) context.send({ type: 'unanswered', code })
  return { [isCodeRefused(reply.code) ? 'code' : 'form']: msg }
}

/** Runs steps that may end in faults, and says what went wrong in every case. */
async function attempt(
  context: LeadContext,
  steps: (calls: LeadCalls) => Promise<LeadFaults | undefined>,
): Promise<void> {
  const { prepare, send, toast, report } = context
  let faults: LeadFaults | undefined
  try {
    const calls = await prepare()
    faults = typeof calls === 'string' ? { form: calls } : await steps(calls)
  } catch (error) {
    report(error)
    faults = { form: MESSAGES.unavailable }
  }
  if (!faults) return
  for (const message of Object.values(faults)) if (message) toast(message)
  send({ type: 'stopped', faults })
}
