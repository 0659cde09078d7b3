import { isHandset } from '@yingzao/contract/client'
import type { Address } from '../address/address'
import type { FormFaults } from '../phone-code/code-form-state'
import { MESSAGES } from './messages'

/** What a visitor has typed and chosen, as it stands in the form. */
export interface Typed {
  name: string
  /** Undefined: the phone of the logged-in visitor, which needs no code. */
  handset: string | undefined
  code: string
  address: Address | undefined
  isAgreed: boolean
}

/** The same, checked and ready to submit. It is kept in memory only. */
export interface RegisterEntry {
  name: string
  handset?: string
  code?: string
  province_id: number
  city_id?: number
  area_id?: number
}

export type RegisterFaults = FormFaults<'name' | 'address' | 'consent'>

/**
 * Reports everything that is wrong at once, so that nobody has to submit five times to learn it all. `broker` is empty
 * while none is chosen.
 */
export function checkEntry(
  typed: Typed,
  broker: string,
): { entry: RegisterEntry } | { faults: RegisterFaults } {
  const name = typed.name.trim()
  const handset = typed.handset?.trim()
  const code = typed.code.trim()
  const { provinceID, cityID, areaID } = typed.address ?? {}
  const faults: RegisterFaults = {}
  if (name === '') faults.name = MESSAGES.entry
  if (handset !== undefined && !isHandset(handset)) faults.handset = MESSAGES.entry
  if (handset !== undefined && code === '') faults.code = MESSAGES.code
  if (!provinceID) faults.address = MESSAGES.address
  if (!typed.isAgreed) faults.consent = MESSAGES.consent
  if (broker === '') faults.form = MESSAGES.broker
  if (!provinceID || Object.keys(faults).length > 0) return { faults }
  return {
    entry: {
      name,
      ...(handset !== undefined && { handset, code }),
      province_id: provinceID,
      ...(cityID && { city_id: cityID }),
      ...(areaID && { area_id: areaID }),
    },
  }
}
