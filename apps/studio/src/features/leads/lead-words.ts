import type { LeadStatus } from '@yingzao/contract/studio'
import type { Tone } from '../../ui/status-mark'
import { wording } from './wording'

/** How each status is marked. */
export const statusTones: Record<LeadStatus, Tone> = {
  new: 'new',
  contacted: 'busy',
  following: 'warning',
  converted: 'success',
  invalid: 'quiet',
}

/** The statuses as a list to choose from. */
export const statusOptions = Object.entries(wording.statuses).map(([value, label]) => ({
  value: value as LeadStatus,
  label,
}))

/** The table's word for a name from the gateway, or the name itself. */
export function known(table: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(table, name) ? (table[name] ?? name) : name
}
