import { companyLimits } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'

export type CompanyData = Payload<'companyChange'>['site']
export type CompanyField = keyof CompanyData

/** In the order in which they are asked for. */
export const companyFields = Object.keys(companyLimits) as CompanyField[]

/** With these a new deployment begins. */
export function isSample(value: string | undefined): boolean {
  return value?.trim().startsWith('示例') === true
}

/** What somebody would change, as it is and as it would be. */
export function changesOf(
  before: CompanyData,
  after: CompanyData,
): { field: CompanyField; before: string; after: string }[] {
  return companyFields
    .map((field) => ({ field, before: before[field], after: after[field].trim() }))
    .filter((change) => change.before !== change.after)
}
