import { type CodeStep, type Host, LEADS, type LeadCalls, type Leads } from '@yingzao/renderer'
import { MESSAGES } from '../fields/messages'

/** Which phone has been sent a code, and when. */
export interface CodeSent {
  /** The phone that has a code. */
  codeFor: string | undefined
  /** From when another may be asked for, in milliseconds of the server's clock. */
  resendAt: number
}

/** What a form waits for before a code is there, in this order. */
export type CodeWork = 'preparing' | CodeStep

/** What a button says meanwhile. */
export const WORK_TEXTS = { preparing: '请稍候…', captcha: '请完成验证…' } as const

export function hasCode({ codeFor }: Pick<CodeSent, 'codeFor'>, handset: string | undefined): boolean {
  return handset !== undefined && handset === codeFor
}

/**
 * What a form needs beyond its page, loaded by `load`. Where it does not come: why not, in words for the visitor,
 * before a text message is spent.
 */
export async function loadCalls(
  { capability }: Pick<Host, 'capability'>,
  load: (leads: Leads) => Promise<LeadCalls>,
  report: (error: unknown) => void,
): Promise<LeadCalls | string> {
  const leads = capability(LEADS)
  if (!leads) return MESSAGES.unavailable
  try {
    return await load(leads)
  } catch (error) {
    report(error)
    return leads.isOnline() ? MESSAGES.chunk : MESSAGES.network
  }
}

interface Attempt {
  /** See `loadCalls`. */
  prepare: () => Promise<LeadCalls | string>
  report: (error: unknown) => void
  /** Sends the form as the plain one that it is, to pages that need none of the calls. Absent: it cannot be sent now. */
  sendPlain?: (() => void) | undefined
}

/** Takes steps with the calls. Where they do not come, or something breaks, it fails in words for the visitor. Never rejects. */
export async function attempt(
  { prepare, report, sendPlain }: Attempt,
  steps: (calls: LeadCalls) => Promise<void>,
  fail: (msg: string) => void,
): Promise<void> {
  try {
    const calls = await prepare()
    if (typeof calls !== 'string') return await steps(calls)
    // Also said where the form is sent, as a draft's is sent by nobody.
    fail(calls)
    if (calls === MESSAGES.chunk) sendPlain?.()
  } catch (error) {
    report(error)
    fail(MESSAGES.unavailable)
  }
}
