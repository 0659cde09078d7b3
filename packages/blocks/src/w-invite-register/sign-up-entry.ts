import { isHandset } from '@yingzao/contract/client'
import type { FormFaults } from '../phone-code/code-form-state'
import { MESSAGES } from './messages'

/** What is in the form. */
export interface Typed {
  handset: string
  code: string
  isAgreed: boolean
}

/** The same, checked. It lives in memory only. */
export type SignUpEntry = Pick<Typed, 'handset' | 'code'>

export type SignUpFaults = FormFaults<'consent'>

/** Everything that is wrong, at once. */
export function checkEntry(typed: Typed): { entry: SignUpEntry } | { faults: SignUpFaults } {
  const handset = typed.handset.trim()
  const code = typed.code.trim()
  const faults: SignUpFaults = {}
  if (!isHandset(handset)) faults.handset = MESSAGES.handset
  if (code === '') faults.code = MESSAGES.code
  if (!typed.isAgreed) faults.consent = MESSAGES.consent
  return Object.keys(faults).length > 0 ? { faults } : { entry: { handset, code } }
}
