import { type CodeStep, type Host, LEADS, type LeadCalls, type Leads } from '@yingzao/renderer'
import { MESSAGES } from '../fields/messages'

/** Which phone has been sent a code, and when. */
export interface CodeSent {
  /** The phone that has a code. */
  codeFor: string | undefined
  /** When another may be requested, in milliseconds of the server's clock. */
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
 * Loads with `load` what a form needs beyond its page. If that fails, returns the reason in words for the visitor,
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
  /** Submits the form as a plain one, to pages that need none of the calls. Absent: it cannot be submitted now. */
  sendPlain?: (() => void) | undefined
}

/**
 * Runs steps with the calls. If these do not load, or something breaks, it fails in words for the visitor. Never
 * rejects.
 */
export async function attempt(
  { prepare, report, sendPlain }: Attempt,
  steps: (calls: LeadCalls) => Promise<void>,
  fail: (msg: string) => void,
): Promise<void> {
  try {
    const calls = await prepare()
    if (typeof calls !== 'string') return await steps(calls)
    // Also shown where the form is submitted, as the form of a draft goes nowhere.
    fail(calls)
    if (calls === MESSAGES.chunk) sendPlain?.()
  } catch (error) {
    report(error)
    fail(MESSAGES.unavailable)
  }
}
