import { ExportDialog } from '../../ui/list/export-dialog'
import type { OrderFilter } from './order-filter'
import { wording } from './wording'

interface OrderExportProps {
  filter: OrderFilter
  /** How many orders it finds, in words; undefined while unknown. */
  total: string | undefined
  onClose: () => void
}

/** Exports what the list currently shows as a table; phone numbers in it stay masked. */
export function OrderExport({ filter, total, onClose }: OrderExportProps) {
  return (
    <ExportDialog
      call="orderExport"
      title={wording.export.title}
      filter={filter}
      range={rangeText(filter)}
      total={total}
      reasonHint={wording.export.reasonHint}
      onClose={onClose}
    />
  )
}

/** A filter in words, for a member who is about to export everything it finds. */
function rangeText({ number, status, uid, shop_product_id, page_code, from, to }: OrderFilter): string {
  const words = wording.export.range
  const parts = [
    number && words.number(number),
    status !== undefined && wording.statuses[Number(status) as 0 | 1 | 2 | 3],
    uid !== undefined && words.buyer(Number(uid)),
    shop_product_id !== undefined && words.product(Number(shop_product_id)),
    page_code && words.page(page_code),
    (from || to) && words.days(from ?? '…', to ?? '…'),
  ].filter((part): part is string => typeof part === 'string' && part !== '')
  return parts.length === 0 ? words.everything : words.listed(parts)
}
