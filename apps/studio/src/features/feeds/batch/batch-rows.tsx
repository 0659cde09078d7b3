import { studioOperations } from '@yingzao/contract/studio'
import { Button, Pagination } from 'antd'
import { useState } from 'react'
import { mayCall } from '../../../state/session'
import { useMember } from '../../../ui/member-context'
import type { BatchDetail, ItemRow } from '../feed-rows'
import { RowTable } from '../row-table'
import { CorrectDialog } from './correct-dialog'
import { wording } from './wording'

const words = wording.rows

/** Rows loaded at once. */
export const PART = 50

interface BatchRowsProps {
  detail: BatchDetail
  /** From 1. */
  page: number
  isLoading: boolean
  onPage: (page: number) => void
  onOpen: (id: number) => void
}

/** The rows of a batch, a part at a time, each with the way to correct it. */
export function BatchRows({ detail: { batch, rows }, page, isLoading, onPage, onOpen }: BatchRowsProps) {
  const [correcting, setCorrecting] = useState<ItemRow>()
  const mayCorrect = mayCall(useMember(), studioOperations.feedBatchCorrect)
  return (
    <section className="st-part">
      <h3>{words.title}</h3>
      <RowTable<ItemRow>
        label={words.title}
        kind={batch.kind}
        rows={rows}
        keyOf={({ position }) => position}
        valuesOf={({ row }) => row}
        isLoading={isLoading}
        before={[
          {
            title: words.position,
            width: 64,
            render: (_, { position }) => <span className="st-number st-soft">{position + 1}</span>,
          },
        ]}
        behind={[
          ...(batch.kind === 'lhb' || batch.kind === 'jgdy'
            ? [{ title: words.sector, width: 90, render: (_: unknown, row: ItemRow) => row.sector || '--' }]
            : []),
          ...(mayCorrect
            ? [
                {
                  width: 72,
                  fixed: 'right' as const,
                  render: (_: unknown, item: ItemRow) => (
                    <Button
                      type="link"
                      size="small"
                      aria-label={words.correctOf(item.position + 1, item.row.name)}
                      onClick={() => setCorrecting(item)}
                    >
                      {words.correct}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Pagination
        className="fd-pages"
        size="small"
        hideOnSinglePage
        showSizeChanger={false}
        current={page}
        pageSize={PART}
        total={batch.row_count}
        onChange={onPage}
      />
      {correcting && (
        <CorrectDialog
          batch={batch}
          item={correcting}
          onOpen={onOpen}
          onClose={() => setCorrecting(undefined)}
        />
      )}
    </section>
  )
}
