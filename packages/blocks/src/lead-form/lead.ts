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
  /** Not while it is drawn: on the server nobody has one. */
  draft: () => LeadDraft
  /** What the popups are made of, once it is there. */
  parts: Parts | undefined
  /** The visitor has turned to the form: time to load what comes later. */
  begin: () => void
  /** Checks what was typed and asks for a code, or says what is wrong. Where no script comes for it, `sendPlain` does. */
  start: (typed: Typed, sendPlain: () => void) => void
  /** Another code for the same phone. */
  resend: () => void
  confirm: (code: string) => void
  /** Opens the last popup for somebody who has been through it. */
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
  /** Of the block. */
  id: string
  title: string
  after: LeadFormProps['after']
  lead: Lead
}
