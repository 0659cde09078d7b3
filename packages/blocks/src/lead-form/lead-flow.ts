import type { LeadAccepted, LeadCalls } from './lead-calls'
import type { LeadEntry, LeadFaults } from './lead-entry'
import type { LeadEvent } from './lead-state'
import { MESSAGES } from './messages'

/** From one code to the next (SPEC.md section 9). */
const RESEND_MS = 60_000

/** The gateway's codes for a wrong and for an expired code (DOMAIN.md 0.2). */
const CODE_REFUSALS: readonly number[] = [400_023, 400_024]

/** What the steps need; `calls` is missing where the page cannot take leads. */
export interface LeadContext {
  calls: LeadCalls | undefined
  send: (event: LeadEvent) => void
  toast: (message: string) => void
  now: () => number
  report: (error: unknown) => void
}

/** Captcha, then code. Ends in step `code`, or where it began with the reason. Never rejects. */
export async function requestCode(context: LeadContext, entry: LeadEntry): Promise<void> {
  await attempt(context, async (calls) => {
    const { send } = context
    send({ type: 'asked', entry })
    const captcha = await calls.solveCaptcha()
    if (captcha.status === 'closed') return {}
    if (captcha.status === 'failed') return { form: `验证失败[${captcha.code}]` }
    send({ type: 'passed' })
    const { ticket, randstr } = captcha
    const sent = await calls.sendCode({ handset: entry.handset, ticket, randstr })
    if (!sent.ok) return { form: sent.msg }
    send({ type: 'sent', resendAt: context.now() + RESEND_MS })
    return undefined
  })
}

/** Hands the lead in. Ends with `onAccepted`, or in step `code` with the reason. Never rejects. */
export async function submitLead(
  context: LeadContext,
  lead: LeadEntry & { code: string; cps_id: string; version_id: number },
  onAccepted: (accepted: LeadAccepted) => void,
): Promise<void> {
  const code = lead.code.trim()
  if (code === '') {
    context.toast(MESSAGES.code)
    context.send({ type: 'faulty', faults: { code: MESSAGES.code } })
    return
  }
  await attempt(context, async (calls) => {
    context.send({ type: 'submitted' })
    const reply = await calls.submit({ ...lead, code })
    if (reply.ok) onAccepted(reply)
    else return { [CODE_REFUSALS.includes(reply.code) ? 'code' : 'form']: reply.msg }
    return undefined
  })
}

/** Runs steps that may end in faults, and says what went wrong in every case. */
async function attempt(
  context: LeadContext,
  steps: (calls: LeadCalls) => Promise<LeadFaults | undefined>,
): Promise<void> {
  const { calls, send, toast, report } = context
  let faults: LeadFaults | undefined = { form: MESSAGES.unavailable }
  try {
    if (calls) faults = await steps(calls)
  } catch (error) {
    report(error)
    faults = { form: MESSAGES.network }
  }
  if (!faults) return
  for (const message of Object.values(faults)) if (message) toast(message)
  send({ type: 'stopped', faults })
}
