import { isHandset } from '@yingzao/contract/client'
import type { Payload } from '../answers/answer'
import type { FormFaults } from '../phone-code/code-form-state'
import { MESSAGES } from './messages'

/** The contents of the form. */
export interface Typed {
  name: string
  /** Undefined: the phone of the account, which needs no code. */
  handset: string | undefined
  code: string
  people: number
  isAgreed: boolean
  wantsReminder: boolean
}

/** What is submitted, except what the place is for, which the block adds. */
export type PlacePayload = Omit<Payload<'openDayRegister'>, 'session_id'>

export type PlaceFaults = FormFaults<'name' | 'consent'>

/** Returns everything that is wrong, at once; or what can be submitted. */
export function checkEntry(typed: Typed): { payload: PlacePayload } | { faults: PlaceFaults } {
  const name = typed.name.trim()
  const handset = typed.handset?.trim()
  const code = typed.code.trim()
  const faults: PlaceFaults = {}
  if (name === '') faults.name = MESSAGES.name
  if (handset !== undefined && !isHandset(handset)) faults.handset = MESSAGES.handset
  if (handset !== undefined && code === '') faults.code = MESSAGES.code
  if (!typed.isAgreed) faults.consent = MESSAGES.consent
  if (Object.keys(faults).length > 0) return { faults }
  return {
    payload: {
      name,
      handset: handset ?? '',
      ...(handset !== undefined && { code }),
      people_num: typed.people,
      consent: 1,
      ...(typed.wantsReminder && { remind: 1 }),
    },
  }
}
