import { Table, type TableColumnsType } from 'antd'
import { type RefObject, useEffect } from 'react'
import { CellLink } from '../../../../ui/list/cell-link'
import { ShareBar } from '../../parts/share-bar'
import { wording } from '../../wording'
import { blockTitle } from '../../words/block-title'
import { codeText } from '../../words/code-words'
import { countText, shareText } from '../../words/numbers'
import { isOthers } from '../../words/other-blocks'
import { type BlockFigures, tapRate } from './heat'
import type { PlacedBlock } from './measure-blocks'

const words = wording.heat

interface HeatTableProps {
  table: RefObject<HTMLDivElement | null>
  blocks: readonly BlockFigures[]
  views: number
  /** Undefined while the page is being rendered, or where it cannot be. */
  placed: ReadonlyMap<string, PlacedBlock> | undefined
  marked: string | undefined
  onMark: (id: string | undefined) => void
}

/** The figures of every block in digits; the one that is pointed at is marked in the picture. */
export function HeatTable({ table, blocks, views, placed, marked, onMark }: HeatTableProps) {
  return (
    <div ref={table} className="rp-wide rp-heat-table">
      <Table<BlockFigures>
        size="small"
        rowKey="block_id"
        columns={columnsOf(views, placed, onMark)}
        dataSource={blocks}
        pagination={false}
        locale={{ emptyText: <p className="st-empty">{words.none}</p> }}
        rowClassName={({ block_id }) => (block_id === marked ? 'st-row-open' : '')}
        onRow={({ block_id }) => ({
          onMouseEnter: () => onMark(block_id),
          onMouseLeave: () => onMark(undefined),
          // Focus events of its content bubble up.
          onFocus: () => onMark(block_id),
          onBlur: () => onMark(undefined),
        })}
      />
    </div>
  )
}

/** Scrolls the row of a block into view once somebody has pressed the block in the picture. */
export function useShownRow(table: RefObject<HTMLDivElement | null>, picked: string | undefined): void {
  useEffect(() => {
    if (picked === undefined) return
    const row = table.current?.querySelector(`[data-row-key="${CSS.escape(picked)}"]`)
    row?.scrollIntoView({ block: 'nearest' })
  }, [table, picked])
}

function columnsOf(
  views: number,
  placed: HeatTableProps['placed'],
  onMark: HeatTableProps['onMark'],
): TableColumnsType<BlockFigures> {
  return [
    {
      title: words.block,
      render: (_, row) => {
        if (isOthers(row)) return <OtherBlocks />
        const { block_id, block } = row
        const place = placed?.get(block_id)
        return (
          <>
            {place ? (
              <CellLink onOpen={() => onMark(block_id)}>{blockTitle(block)}</CellLink>
            ) : (
              <strong>{blockTitle(block)}</strong>
            )}
            <div className="st-soft rp-heat-hint">
              {place?.hint || words.untitled(block_id)}
              {placed && !place && (
                <span className="rp-heat-away" title={words.notInPictureAbout}>
                  {words.notInPicture}
                </span>
              )}
            </div>
          </>
        )
      },
    },
    number(words.exposures, ({ exposures }) => exposures),
    {
      title: <span title={words.seenAbout}>{words.seenShare}</span>,
      width: 132,
      render: (_, row) => !isOthers(row) && <ShareBar part={row.exposures} all={views} />,
    },
    number(words.clicks, ({ clicks }) => clicks),
    {
      title: <span title={words.tapAbout}>{words.tapRate}</span>,
      align: 'right',
      sorter: (one, other) => (tapRate(one) ?? 0) - (tapRate(other) ?? 0),
      sortDirections: ['descend', 'ascend'],
      render: (_, block) => <span className="st-number">{tapText(block)}</span>,
    },
    number(words.done, ({ done }) => done),
    number(words.failed, ({ failed }) => failed),
    {
      title: words.codes,
      render: (_, { codes }) => (
        <ul className="rp-codes">
          {codes.map(({ code, count }) => (
            <li key={code}>{words.code(codeText(code), countText(count))}</li>
          ))}
        </ul>
      ),
    },
  ]
}

/** Blocks that are counted together have no place in the page. */
function OtherBlocks() {
  return (
    <>
      <strong>{wording.otherBlocks.title}</strong>
      <div className="st-soft rp-heat-hint">{wording.otherBlocks.about}</div>
    </>
  )
}

/** How often a block was tapped per time it was seen; a block that was never seen has no rate. */
export function tapText(block: BlockFigures): string {
  const rate = tapRate(block)
  return rate === undefined ? '—' : shareText(rate)
}

function number(title: string, of: (block: BlockFigures) => number): TableColumnsType<BlockFigures>[number] {
  return {
    title,
    align: 'right',
    sorter: (one, other) => of(one) - of(other),
    sortDirections: ['descend', 'ascend'],
    render: (_, block) => <span className="st-number">{countText(of(block))}</span>,
  }
}
