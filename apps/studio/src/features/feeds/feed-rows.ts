import { feedBatchFilter } from '@yingzao/contract/studio'
import type { Answer, CallId, Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'
import type { OpenedLine } from '../../ui/list/use-list-address'

export type ColumnRow = Answer<'feedColumnList'>['list'][number]
export type BatchRow = Answer<'feedBatchList'>['list'][number]
export type BatchDetail = Answer<'feedBatchDetail'>
export type ItemRow = BatchDetail['rows'][number]
export type ShownBatch = NonNullable<ColumnRow['shown']>
export type BatchFilter = Omit<Payload<'feedBatchList'>, 'after' | 'limit'>
export type SourceRow = Answer<'feedSourceList'>['list'][number]

export const batchAddress = addressFilter<BatchFilter>(feedBatchFilter.shape)

/** The batch that is open. */
export const OPENED: OpenedLine<number> = {
  name: 'batch',
  read: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined),
}

/** Calls that become stale when a batch arrives, is decided on, or is shown or withdrawn. */
export const CHANGED: readonly CallId[] = ['feedColumnList', 'feedBatchList', 'feedBatchDetail']

/** Today's date in China. */
export const todayInChina = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
