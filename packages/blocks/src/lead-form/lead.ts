import type { LeadCalls } from '@yingzao/renderer'
import type { ComponentType } from 'react'
import type { LeadDraft } from './lead-draft'
import type { Typed } from './lead-entry'
import type { LeadEvent, LeadState } from './lead-state'
import type { LeadFormProps } from './props'

/** The form as its parts see it. */
export interface Lead {
  state: LeadState
  send: (event: LeadEvent) => void
  /** Not to be called while rendering: on the server there is none. */
  draft: () => LeadDraft
  /** What the popups are made of, once it is there. */
  parts: Parts | undefined
  /** The visitor has begun with the form: time to load what comes later. */
  begin: () => void
  /**
   * Checks what was typed and asks for a code, or says what is wrong. If no script loads for that, calls `sendPlain`.
   */
  start: (typed: Typed, sendPlain: () => void) => void
  /** Another code for the same phone. */
  resend: () => void
  confirm: (code: string) => void
  /** Opens the last popup for somebody who has completed the form. */
  showOutcome: () => void
  download: () => void
}

/** What a form needs beyond what every visitor of its page loads. */
export interface Parts {
  calls: LeadCalls
  CodeStep: ComponentType<CodeStepProps>
  OutcomeStep: ComponentType<OutcomeStepProps>
}

export interface CodeStepProps {
  title: string
  after: LeadFormProps['after']
  lead: Lead
}

export interface OutcomeStepProps {
  /** Id of the block. */
  id: string
  title: string
  after: LeadFormProps['after']
  lead: Lead
}
