import type { CodeSent, CodeWork } from './phone-code'

/** What is wrong, by the field that shows it; `form` concerns no single field. */
export type FormFaults<Field extends string> = Partial<
  Record<Field | 'handset' | 'code' | 'form', string | undefined>
>

/** A form that asks for the code along with its other fields, and submits everything at once. */
export interface CodeForm<Faults> extends CodeSent {
  /** What it waits for. */
  work: 'idle' | CodeWork | 'submitting'
  faults: Faults
  /** How often something was found to be wrong: each time the focus moves there again. */
  failures: number
  /** The last submission got no answer. It is submitted again when the network is back. */
  isUnanswered: boolean
}

export type CodeFormEvent<Faults> =
  | { type: 'faulty'; faults: Faults }
  | { type: 'corrected'; field: string }
  | { type: 'worked'; work: CodeForm<Faults>['work'] }
  | { type: 'sent'; handset: string; resendAt: number }
  | { type: 'stopped'; faults: Faults }
  | { type: 'unanswered'; faults: Faults }

/** Nobody has done anything yet. */
export const UNTOUCHED = {
  work: 'idle',
  faults: {},
  failures: 0,
  codeFor: undefined,
  resendAt: 0,
  isUnanswered: false,
} as const

export function codeFormState<Faults extends object, State extends CodeForm<Faults>>(
  state: State,
  event: CodeFormEvent<Faults>,
): State {
  switch (event.type) {
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
  }
}

/** The message about a field goes with its first change, and a changed form is not submitted automatically. */
function corrected<State extends CodeForm<object>>(state: State, field: string): State {
  const { faults, isUnanswered } = state
  if (!(field in faults) && !isUnanswered) return state
  return { ...state, isUnanswered: false, faults: { ...faults, [field]: undefined } }
}
