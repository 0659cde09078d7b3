import { CONSENT_REQUIRED, INVALID_NAME_OR_PHONE, isCodeRefused } from '@yingzao/contract/client'
import type { PlaceFaults, PlacePayload } from './place-entry'

/** Beside which field a refusal is said, in the gateway's words. What is about no field stands above the button. */
export function refusalFaults(code: number, msg: string, { handset }: PlacePayload): PlaceFaults {
  const isOther = handset !== ''
  if (code === INVALID_NAME_OR_PHONE) return { name: msg, ...(isOther && { handset: msg }) }
  if (code === CONSENT_REQUIRED) return { consent: msg }
  return { [isOther && isCodeRefused(code) ? 'code' : 'form']: msg }
}
