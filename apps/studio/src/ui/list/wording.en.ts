import type { Words } from '../words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  clear: 'Clear filters',
  more: 'Load more',
  noMore: 'No more',
  shown: (shown, total) => (total === undefined ? `${shown} shown` : `${shown} of ${total} shown`),
  bulk: {
    title: 'Bulk actions',
    chosen: (count) => `${count} selected`,
    clear: 'Clear selection',
  },
  export: {
    open: 'Export',
    range: 'Range',
    count: 'Amount',
    rows: (total) => (total === '1' ? '1 row' : `${total} rows`),
    format: 'Format',
    xlsx: 'Excel (xlsx)',
    csv: 'CSV',
    reason: 'Reason for the export',
    limits:
      'At most 100,000 rows at once; narrow the dates or other filters where there are more. Range, reason and who exported are kept in the audit log.',
    submit: 'Export',
    stop: 'Stop the export',
    progress: (bytes) =>
      bytes === 0 ? 'Preparing the file…' : `Receiving the file, ${(bytes / 1_048_576).toFixed(1)} MB so far`,
    done: (name) => `${name} is exported`,
    tooOften: 'There were too many exports. Please try again later.',
  },
}
