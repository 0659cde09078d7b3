import type { TableColumnsType } from 'antd'
import type { Answer } from '../../../state/calls'
import { CellLink } from '../../../ui/list/cell-link'
import { ListTable } from '../../../ui/list/list-table'
import type { SliceBy } from '../report-keys'
import { wording } from '../wording'
import type { LinkNames } from '../words/channel-words'
import { sliceText } from '../words/slice-words'
import { figureColumns } from './figure-column'
import { ShareBar } from './share-bar'

export type Slice = Answer<'reportPage'>['versions'][number]

interface SliceTableProps {
  by: SliceBy
  slices: readonly Slice[]
  /** The views of all slices. */
  views: number
  /** The names of the slices' tracked links. */
  links?: LinkNames | undefined
  /** What stands there where nothing happened. */
  empty?: string
  /** Shows only this slice. Absent: filtering is not possible here. */
  onOnly?: ((value: string) => void) | undefined
}

/** The figures of each slice, its share of views as a bar. */
export function SliceTable({
  by,
  slices,
  views,
  links,
  empty = wording.slices.none,
  onOnly,
}: SliceTableProps) {
  return (
    <div className="rp-wide">
      <ListTable<Slice, string>
        rowKey="value"
        columns={columnsOf({ by, views, links, onOnly })}
        rows={slices}
        empty={empty}
      />
    </div>
  )
}

function columnsOf({
  by,
  views,
  links,
  onOnly,
}: Omit<SliceTableProps, 'slices' | 'empty'>): TableColumnsType<Slice> {
  const words = wording.slices
  return [
    {
      title: words[by],
      render: (_, { value }) => {
        const name = sliceText(by, value, links)
        // A slice without a value cannot be filtered for.
        if (!onOnly || value === '') return name
        return (
          <CellLink label={words.only(name)} onOpen={() => onOnly(value)}>
            {name}
          </CellLink>
        )
      },
    },
    {
      title: words.share,
      width: 150,
      render: (_, slice) => <ShareBar part={slice.views} all={views} />,
    },
    ...figureColumns<Slice>(),
  ]
}
