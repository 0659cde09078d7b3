import type { FeedDifference, FeedKind } from '@yingzao/contract/studio'
import { Table, type TableColumnsType } from 'antd'
import { StatusMark } from '../../ui/status-mark'
import { wording as batchWording } from './batch/wording'
import { cellText, writtenCell } from './cell-text'
import { columnNames, columnTitle } from './column-words'
import { WidePart } from './wide-part'

const words = batchWording.difference
const number = new Intl.NumberFormat('zh-CN')
const TONES = { new: 'success', changed: 'new', gone: 'warning' } as const
/** Columns shown in a cell of their own. */
const SHOWN_BESIDE = ['code', 'name']

type Line = FeedDifference['list'][number]
type Values = Readonly<Record<string, unknown>>

/** How data differs from what visitors see of its day, line by line: what was there, and what would be. */
export function DifferencePart({ kind, difference }: { kind: FeedKind; difference: FeedDifference }) {
  const { against, list } = difference
  const changes = difference.new + difference.changed + difference.gone
  if (against === null) return <p className="st-soft">{words.first}</p>
  if (changes === 0) return <p className="st-soft">{words.same}</p>
  return (
    <>
      <p className="st-hint">
        {words.against(
          against,
          words.counts(
            number.format(difference.new),
            number.format(difference.changed),
            number.format(difference.gone),
          ),
        )}
        {changes > list.length && words.part}
      </p>
      <WidePart label={words.title}>
        <Table<Line & { key: number }>
          size="small"
          columns={columnsOf(kind)}
          dataSource={list.map((line, key) => ({ ...line, key }))}
          pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        />
      </WidePart>
    </>
  )
}

function columnsOf(kind: FeedKind): TableColumnsType<Line & { key: number }> {
  return [
    {
      title: words.change,
      width: 72,
      render: (_, { change }) => <StatusMark tone={TONES[change]}>{words.changes[change]}</StatusMark>,
    },
    {
      title: words.row,
      width: 150,
      render: (_, { before, after }) => {
        const { code = '', name = '' } = after ?? before ?? {}
        return (
          <>
            {name} <span className="st-number st-soft">{code}</span>
          </>
        )
      },
    },
    { title: words.what, className: 'fd-changes', render: (_, line) => <Changes kind={kind} line={line} /> },
  ]
}

/** For a row that exists on both sides, what differs; for any other, everything that is known. */
function Changes({ kind, line: { before, after } }: { kind: FeedKind; line: Line }) {
  const [old, next] = [before as Values | null, after as Values | null]
  const names = columnNames(kind).filter((name) => !SHOWN_BESIDE.includes(name))
  const text = (name: string, of: Values | null) => cellText(kind, name, of?.[name])
  if (old === null || next === null) {
    const known = names.filter((name) => text(name, next ?? old) !== '--')
    return <>{words.values(known.map((name) => `${columnTitle(kind, name)} ${text(name, next ?? old)}`))}</>
  }
  return (
    <ul>
      {[...names, 'name']
        .filter((name) => writtenCell(name, old[name]) !== writtenCell(name, next[name]))
        .map((name) => (
          <li key={name}>
            {columnTitle(kind, name)} <del>{text(name, old)}</del> → <ins>{text(name, next)}</ins>
          </li>
        ))}
    </ul>
  )
}
