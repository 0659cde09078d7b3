import { isCodeRefused } from '@yingzao/contract/client'
import type { CallRefusal, LeadAccepted, LeadCalls, LeadEventName, LeadSubmission } from '@yingzao/renderer'
import { MESSAGES } from '../fields/messages'
import { attempt } from '../phone-code/phone-code'
import type { LeadDraft } from './lead-draft'
import type { LeadEntry, LeadFaults } from './lead-entry'
import type { LeadEvent } from './lead-state'

export interface LeadContext {
  blockId: string
  draft: LeadDraft
  /** Loads what the steps need. If that fails, returns the reason in words for the visitor. */
  prepare: () => Promise<LeadCalls | string>
  /** Submits the form without any script, if what the steps need fails to load. */
  sendPlain?: () => void
  send: (event: LeadEvent) => void
  toast: (message: string) => void
  report: (error: unknown) => void
}

/** Captcha, then code. Ends in step `code`, or where it began with the reason. Never rejects. */
export async function requestCode(context: LeadContext, entry: LeadEntry): Promise<void> {
  const { blockId, draft, send } = context
  send({ type: 'asked', entry })
  await attemptLead(context, async (calls) => {
    calls.count('phone_valid', blockId)
    const answer = await calls.askForCode({
      blockId,
      handset: entry.handset,
      scene: 'lead',
      operation_name: 'leadForm',
      asked: draft.asked,
      onStep: (step) => send({ type: 'asking', step }),
    })
    if ('asked' in answer) draft.asked = answer.asked
    draft.keep()
    if (answer.state === 'sent') send({ type: 'sent', resendAt: answer.resendAt })
    else stop(context, answer.state === 'closed' ? {} : { form: answer.msg })
  })
}

/** Submits the lead. Ends with `onAccepted`, or in step `code` with the reason. Never rejects. */
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
  await attemptLead(context, async (calls) => {
    const reply = await calls.submit({ ...lead, code })
    const count = (name: LeadEventName, refusal?: number) => calls.count(name, context.blockId, refusal)
    if (reply.ok || (reply.code > 0 && !isCodeRefused(reply.code))) count('code_right')
    if (!reply.ok) {
      count('lead_fail', reply.code)
      return refuse(context, reply, code)
    }
    count('lead_ok')
    onAccepted(reply)
  })
}

function attemptLead(context: LeadContext, steps: (calls: LeadCalls) => Promise<void>): Promise<void> {
  return attempt(context, steps, (form) => stop(context, { form }))
}

function refuse(context: LeadContext, reply: CallRefusal, code: string): void {
  if (reply.isLost) context.send({ type: 'unanswered', code })
  stop(context, { [isCodeRefused(reply.code) ? 'code' : 'form']: reply.msg })
}

/** Says what went wrong. */
function stop({ send, toast }: LeadContext, faults: LeadFaults): void {
  for (const message of Object.values(faults)) if (message) toast(message)
  send({ type: 'stopped', faults })
}
