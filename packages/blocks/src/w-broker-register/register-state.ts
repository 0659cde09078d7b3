import { type CodeForm, type CodeFormEvent, codeFormState, UNTOUCHED } from '../phone-code/code-form-state'
import type { RegisterFaults } from './register-entry'

/** What the last screen shows. */
export interface RegisterOutcome {
  /** False: this phone had applied to this broker before. */
  isNew: boolean
  /** Empty where the broker has no address of its own. */
  registration_url: string
  /** Picture of a service agent's code; empty if no agent is available. */
  wechat_img: string
}

export interface RegisterState extends CodeForm<RegisterFaults> {
  isAwake: boolean
  step: 'choosing' | 'filling' | 'done'
  /** The form is below the choice already, as before it was awake: somebody has begun to fill it in. */
  isBegun: boolean
  /** Type of the broker that was chosen; empty until then. */
  broker: string
  outcome: RegisterOutcome | undefined
}

export type RegisterEvent =
  | { type: 'woke'; hasBegun: boolean }
  | { type: 'chose'; broker: string }
  | { type: 'wentBack' }
  | { type: 'returned'; broker: string; outcome: RegisterOutcome | undefined }
  | CodeFormEvent<RegisterFaults>
  | { type: 'registered'; outcome: RegisterOutcome }

const CHOOSING: RegisterState = {
  ...UNTOUCHED,
  isAwake: true,
  step: 'choosing',
  isBegun: false,
  broker: '',
  outcome: undefined,
}

/** As the server renders it: with the form, which can be sent as it is. */
export const ASLEEP: RegisterState = { ...CHOOSING, isAwake: false, isBegun: true }

/** Choice, form, success, step by step. */
export function registerState(state: RegisterState, event: RegisterEvent): RegisterState {
  switch (event.type) {
    case 'woke':
      return { ...state, isAwake: true, isBegun: event.hasBegun }
    case 'chose':
      return { ...state, step: 'filling', isBegun: false, broker: event.broker, faults: {} }
    case 'wentBack':
      // The minute until the next code keeps running, whichever broker it is for.
      return { ...CHOOSING, codeFor: state.codeFor, resendAt: state.resendAt, failures: state.failures }
    case 'returned':
      return { ...state, ...event, step: event.outcome ? 'done' : 'filling' }
    case 'registered':
      return { ...CHOOSING, step: 'done', broker: state.broker, outcome: event.outcome }
    default:
      return codeFormState(state, event)
  }
}
