import { CONSENT_REQUIRED, INVALID_NAME_OR_PHONE, isCodeRefused } from '@yingzao/contract/client'
import type { PlaceFaults, PlacePayload } from './place-entry'

/**
 * Returns at which field a refusal is shown, in the gateway's words. One that concerns no single field is shown above
 * the button.
 */
export function refusalFaults(code: number, msg: string, { handset }: PlacePayload): PlaceFaults {
  const isOther = handset !== ''
  if (code === INVALID_NAME_OR_PHONE) return { name: msg, ...(isOther && { handset: msg }) }
  if (code === CONSENT_REQUIRED) return { consent: msg }
  return { [isOther && isCodeRefused(code) ? 'code' : 'form']: msg }
}
