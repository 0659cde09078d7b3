import { Later } from '../answers/later'
import { cellOf } from './cells'
import { sortedBy } from './feed-query'
import { COLUMNS, type Column, type Kind, type Row } from './kinds'

/** What a tap on a row does: shows more of it here, or leads to its page in the app. */
export type Opens = 'dialog' | 'page' | undefined

interface FeedTableProps {
  kind: Kind
  name: string
  sort: string
  /** Undefined: they are still to come. */
  rows: readonly Row[] | undefined
  /** Of all, as far as is known. */
  total: number
  /** How many placeholder rows are shown. */
  size: number
  opens: Opens
}

export function FeedTable({ kind, name, sort, rows, total, size, opens }: FeedTableProps) {
  const columns = COLUMNS[kind]
  return (
    <table className="yz-feed__table" aria-rowcount={rows ? total + 1 : undefined}>
      <caption className="yz-feed__aside">{name}，点击列名可以排序</caption>
      <thead>
        <tr>
          <th scope="col">名称/代码</th>
          {columns.map((column) => (
            <Head key={column.key} column={column} sort={sort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          ? rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a share is on the list once for each reason.
              <FeedRow key={index} columns={columns} row={row} index={index} opens={opens} />
            ))
          : Array.from({ length: size }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
              <Bones key={index} columns={columns} />
            ))}
      </tbody>
    </table>
  )
}

function Head({ column: { key, title, format, sorts }, sort }: { column: Column; sort: string }) {
  return (
    <th scope="col" className={`yz-feed__${format}`} aria-sort={sorts && sortedBy(sort, key)}>
      {sorts ? (
        <button className="yz-tap yz-feed__sort" type="button" data-does="sort" data-key={key}>
          {title}
        </button>
      ) : (
        title
      )}
    </th>
  )
}

interface FeedRowProps {
  columns: readonly Column[]
  /** Undefined: for live.ts to fill. */
  row: Row | undefined
  index: number
  opens: Opens
}

function FeedRow({ columns, row, index, opens }: FeedRowProps) {
  const called = (
    <>
      <b>{row?.name}</b>
      <small>{row?.code}</small>
    </>
  )
  return (
    <tr aria-rowindex={index + 2} data-row={opens && index}>
      <th scope="row">
        {opens ? (
          <button
            className="yz-tap yz-feed__called yz-feed__called--opens"
            type="button"
            aria-haspopup={opens === 'dialog' ? 'dialog' : undefined}
          >
            {called}
          </button>
        ) : (
          <span className="yz-feed__called">{called}</span>
        )}
      </th>
      {columns.map((column) => {
        const { text, tone } = row ? cellOf(row, column) : { text: '', tone: '' }
        return (
          <td key={column.key} className={`yz-feed__${column.format}`} data-tone={tone || undefined}>
            {column.format === 'long' ? <span className="yz-feed__lines">{text}</span> : text}
          </td>
        )
      })}
    </tr>
  )
}

/** A placeholder for a row, of the same height. */
function Bones({ columns }: { columns: readonly Column[] }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus.
    <tr className="yz-feed__bones" aria-hidden="true">
      <td>
        <span className="yz-feed__called">
          <b />
          <small />
        </span>
      </td>
      {columns.map(({ key, format }) => (
        <td key={key} className={`yz-feed__${format}`}>
          <i />
        </td>
      ))}
    </tr>
  )
}

/** A row for live.ts to copy. */
export function LaterRow({ kind, opens }: { kind: Kind; opens: Opens }) {
  return (
    <Later name="row">
      <table>
        <tbody>
          <FeedRow columns={COLUMNS[kind]} row={undefined} index={0} opens={opens} />
        </tbody>
      </table>
    </Later>
  )
}
