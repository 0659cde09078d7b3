import { type CodeForm, type CodeFormEvent, codeFormState, UNTOUCHED } from '../phone-code/code-form-state'
import type { SignUpFaults } from './sign-up-entry'

export interface SignUpState extends CodeForm<SignUpFaults> {
  isAwake: boolean
  /** The visitor is registered, and on the way to the next page. */
  isDone: boolean
}

export type SignUpEvent = { type: 'woke' } | { type: 'signedUp' } | CodeFormEvent<SignUpFaults>

/** As the server renders it: a form that can be sent as it is. */
export const ASLEEP: SignUpState = { ...UNTOUCHED, isAwake: false, isDone: false }

export function signUpState(state: SignUpState, event: SignUpEvent): SignUpState {
  switch (event.type) {
    case 'woke':
      return { ...state, isAwake: true }
    case 'signedUp':
      return { ...ASLEEP, isAwake: true, isDone: true }
    default:
      return codeFormState(state, event)
  }
}
