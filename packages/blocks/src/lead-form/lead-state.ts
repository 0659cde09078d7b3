import { type CodeSent, type CodeWork, hasCode } from '../phone-code/phone-code'
import type { LeadEntry, LeadFaults } from './lead-entry'

/**
 * `preparing`, `captcha` and `sending` come before the first and each further code; `code` is its popup. `done` is the
 * popup with download and callback, `known` the form for somebody who has completed it.
 */
type LeadStep = 'filling' | CodeWork | 'code' | 'submitting' | 'done' | 'known'

/** What the last popup offers. */
export interface LeadOutcome {
  /** False: this phone had submitted its lead before. */
  isNew: boolean
  downloadUrl: string
  phone: string
}

/** Who has been sent a code, and when. */
export interface LeadSent extends CodeSent {
  /** Who is being, or was, sent a code. */
  entry: LeadEntry | undefined
}

export interface LeadState extends LeadSent {
  step: LeadStep
  faults: LeadFaults
  /** How often something was found to be wrong: each time the focus moves there again. */
  failures: number
  /** A code that was submitted but got no answer. It is submitted again when the network is back. */
  unanswered: string | undefined
  outcome: LeadOutcome | undefined
}

export type LeadEvent =
  | { type: 'faulty'; faults: LeadFaults }
  | { type: 'corrected'; field: string }
  | { type: 'returned'; sent: LeadSent }
  | { type: 'asked'; entry: LeadEntry }
  | { type: 'asking'; step: CodeWork }
  | { type: 'sent'; resendAt: number }
  | { type: 'reopened'; entry: LeadEntry }
  | { type: 'submitted' }
  | { type: 'unanswered'; code: string }
  | { type: 'stopped'; faults: LeadFaults }
  | { type: 'codeClosed' }
  | { type: 'accepted'; outcome: LeadOutcome }
  | { type: 'remembered'; outcome: LeadOutcome }
  | { type: 'outcomeShown' }
  | { type: 'outcomeClosed' }

export const FILLING: LeadState = {
  step: 'filling',
  entry: undefined,
  codeFor: undefined,
  resendAt: 0,
  faults: {},
  failures: 0,
  unanswered: undefined,
  outcome: undefined,
}

/** The lead form of SPEC.md section 4, step by step. */
export function leadState(state: LeadState, event: LeadEvent): LeadState {
  switch (event.type) {
    case 'faulty':
      return { ...state, faults: event.faults, failures: state.failures + 1 }
    case 'corrected':
      return corrected(state, event.field)
    case 'returned':
      return { ...state, ...event.sent }
    case 'asked':
      return { ...state, step: 'preparing', entry: event.entry, faults: {} }
    case 'asking':
      return { ...state, step: event.step }
    case 'sent':
      return { ...state, step: 'code', codeFor: state.entry?.handset, resendAt: event.resendAt, faults: {} }
    case 'reopened':
      return { ...state, step: 'code', entry: event.entry, faults: {} }
    case 'submitted':
      return { ...state, step: 'submitting', faults: {}, unanswered: undefined }
    case 'unanswered':
      return { ...state, unanswered: event.code }
    case 'stopped':
      // Those who have a code can still use it; all others are back at the form, with everything that they typed.
      return {
        ...state,
        step: hasCode(state, state.entry?.handset) ? 'code' : 'filling',
        faults: event.faults,
        failures: state.failures + 1,
      }
    case 'codeClosed':
      // The popup also closes when another step follows, and that step is not undone by it.
      return state.step === 'code' ? { ...state, step: 'filling', faults: {}, unanswered: undefined } : state
    case 'accepted':
      return { ...FILLING, step: 'done', outcome: event.outcome }
    case 'remembered':
      return { ...FILLING, step: 'known', outcome: event.outcome }
    case 'outcomeShown':
      return { ...state, step: 'done', faults: {} }
    case 'outcomeClosed':
      return { ...state, step: 'known' }
  }
}

/**
 * The message about a field goes with its first change; a code that was changed is no longer submitted automatically.
 */
function corrected(state: LeadState, field: string): LeadState {
  const { faults } = state
  const unanswered = field === 'code' ? undefined : state.unanswered
  if (!(field in faults) && unanswered === state.unanswered) return state
  return { ...state, unanswered, faults: { ...faults, [field]: undefined } }
}

/** True while the form waits for something else, so that a second tap changes nothing. */
export function isBusy({ step }: LeadState): boolean {
  return step === 'preparing' || step === 'captcha' || step === 'sending' || step === 'submitting'
}
