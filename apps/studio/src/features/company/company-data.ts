import { companyLimits } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'

export type CompanyData = Payload<'companyChange'>['site']
export type CompanyField = keyof CompanyData

/** In the order in which the form asks for them. */
export const companyFields = Object.keys(companyLimits) as CompanyField[]

/** Whether a value is one that a new deployment starts with. */
export function isSample(value: string | undefined): boolean {
  return value?.trim().startsWith('示例') === true
}

/** Returns what would change, as it is now and as it would be. */
export function changesOf(
  before: CompanyData,
  after: CompanyData,
): { field: CompanyField; before: string; after: string }[] {
  return companyFields
    .map((field) => ({ field, before: before[field], after: after[field].trim() }))
    .filter((change) => change.before !== change.after)
}
