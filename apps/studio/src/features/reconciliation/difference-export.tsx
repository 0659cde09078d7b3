import { useQuery } from '@tanstack/react-query'
import { studioQuery } from '../../state/queries'
import { ExportDialog } from '../../ui/list/export-dialog'
import { SUPPLIER_TITLES } from '../../ui/supplier-titles'
import type { DayFilter } from './day-filter'
import { wording } from './wording'

const words = wording.export

/**
 * Exports the differences of these days as a table. The filter by closed days restricts days, not their differences.
 */
export function DifferenceExport({
  filter: { supplier, from, to },
  onClose,
}: {
  filter: Pick<DayFilter, 'supplier' | 'from' | 'to'>
  onClose: () => void
}) {
  const filter = { ...(supplier && { supplier }), ...(from && { from }), ...(to && { to }) }
  const { data } = useQuery(studioQuery('differenceList', { ...filter, limit: 1 }))
  const days = from || to ? words.days(from, to) : words.allDays
  return (
    <ExportDialog
      call="differenceExport"
      title={words.title}
      filter={filter}
      range={words.range(supplier ? SUPPLIER_TITLES[supplier] : words.allSuppliers, days)}
      total={data?.total.toLocaleString('en-US')}
      reasonHint={words.reasonHint}
      onClose={onClose}
    />
  )
}
