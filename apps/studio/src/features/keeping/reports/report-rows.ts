import { deletionFilter } from '@yingzao/contract/studio'
import type { Answer, Payload } from '../../../state/calls'
import { addressFilter } from '../../../ui/list/address-filter'
import { useListAddress } from '../../../ui/list/use-list-address'

export type ReportRow = Answer<'deletionReportList'>['list'][number]

/** The filter of the reports. */
export type ReportFilter = Omit<Payload<'deletionReportList'>, 'after' | 'limit'>

export const reportAddress = addressFilter<ReportFilter>(deletionFilter)

/** Which reports are shown, as given by the URL. */
export function useReportAddress() {
  return useListAddress(reportAddress)
}
