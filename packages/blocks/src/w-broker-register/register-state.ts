import type { CodeSent, CodeWork } from '../phone-code/phone-code'
import type { RegisterFaults } from './register-entry'

/** What the last screen shows. */
export interface RegisterOutcome {
  /** False: this phone had asked for this broker before. */
  isNew: boolean
  /** Empty where the broker has no address of its own. */
  registration_url: string
  /** Picture of a service person's code; empty where nobody can be had. */
  wechat_img: string
}

/** What the form waits for. */
type Work = 'idle' | CodeWork | 'submitting'

export interface RegisterState extends CodeSent {
  isAwake: boolean
  step: 'choosing' | 'filling' | 'done'
  /** The form stands below the choice already, as before it was awake: somebody has begun to fill it in. */
  isBegun: boolean
  /** Type of the broker that was chosen; empty until then. */
  broker: string
  work: Work
  faults: RegisterFaults
  /** How often something was found to be wrong: each time anew the focus goes there. */
  failures: number
  /** What was handed in got no answer. It is handed in again when the network is back. */
  isUnanswered: boolean
  outcome: RegisterOutcome | undefined
}

export type RegisterEvent =
  | { type: 'woke'; hasBegun: boolean }
  | { type: 'chose'; broker: string }
  | { type: 'wentBack' }
  | { type: 'returned'; broker: string; outcome: RegisterOutcome | undefined }
  | { type: 'faulty'; faults: RegisterFaults }
  | { type: 'corrected'; field: string }
  | { type: 'worked'; work: Work }
  | { type: 'sent'; handset: string; resendAt: number }
  | { type: 'stopped'; faults: RegisterFaults }
  | { type: 'unanswered'; faults: RegisterFaults }
  | { type: 'registered'; outcome: RegisterOutcome }

const CHOOSING: RegisterState = {
  isAwake: true,
  step: 'choosing',
  isBegun: false,
  broker: '',
  work: 'idle',
  faults: {},
  failures: 0,
  codeFor: undefined,
  resendAt: 0,
  isUnanswered: false,
  outcome: undefined,
}

/** As the server draws it: with the form, which can be sent as it is. */
export const ASLEEP: RegisterState = { ...CHOOSING, isAwake: false, isBegun: true }

/** Choice, form, success, step by step. */
export function registerState(state: RegisterState, event: RegisterEvent): RegisterState {
  switch (event.type) {
    case 'woke':
      return { ...state, isAwake: true, isBegun: event.hasBegun }
    case 'chose':
      return { ...state, step: 'filling', isBegun: false, broker: event.broker, faults: {} }
    case 'wentBack':
      // The minute until another code goes on, whichever broker it is for.
      return { ...CHOOSING, codeFor: state.codeFor, resendAt: state.resendAt, failures: state.failures }
    case 'returned':
      return { ...state, ...event, step: event.outcome ? 'done' : 'filling' }
    case 'faulty':
      return { ...state, faults: event.faults, failures: state.failures + 1 }
    case 'corrected':
      return corrected(state, event.field)
    case 'worked':
      return { ...state, work: event.work, faults: {}, isUnanswered: false }
    case 'sent':
      return { ...state, work: 'idle', codeFor: event.handset, resendAt: event.resendAt }
    case 'stopped':
    case 'unanswered':
      return {
        ...state,
        work: 'idle',
        faults: event.faults,
        failures: state.failures + 1,
        isUnanswered: event.type === 'unanswered',
      }
    case 'registered':
      return { ...CHOOSING, step: 'done', broker: state.broker, outcome: event.outcome }
  }
}

/** What was said of a field is over with its first change, and what has changed is not handed in by itself. */
function corrected(state: RegisterState, field: string): RegisterState {
  const { faults, isUnanswered } = state
  if (!(field in faults) && !isUnanswered) return state
  return { ...state, isUnanswered: false, faults: { ...faults, [field]: undefined } }
}
