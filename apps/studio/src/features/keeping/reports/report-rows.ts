import { deletionFilter } from '@yingzao/contract/studio'
import type { Answer, Payload } from '../../../state/calls'
import { addressFilter } from '../../../ui/list/address-filter'
import { useListAddress } from '../../../ui/list/use-list-address'

export type ReportRow = Answer<'deletionReportList'>['list'][number]

/** What narrows the reports down. */
export type ReportFilter = Omit<Payload<'deletionReportList'>, 'after' | 'limit'>

export const reportAddress = addressFilter<ReportFilter>(deletionFilter)

/** Which reports are shown, as the address says. */
export function useReportAddress() {
  return useListAddress(reportAddress)
}
