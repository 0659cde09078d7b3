import { commonOf } from '../tap/common-of'
import { Tap } from '../tap/tap'
import { columnsOf, type ListItem } from './list-item'

interface TableProps {
  items: readonly ListItem[]
  shown: number
}

/** Has a column for everything that its items have; the column names are for screen readers only. */
export function Table({ items, shown }: TableProps) {
  const columns = columnsOf(items)
  const hasDesc = columns.includes('desc')
  const hasTime = columns.includes('time')
  return (
    <table className="yz-list__table">
      <thead className="yz-list__unseen">
        <tr>
          <th scope="col">标题</th>
          {hasDesc && <th scope="col">说明</th>}
          {hasTime && <th scope="col">时间</th>}
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and two may say the same.
          <tr key={index} data-item="" tabIndex={-1} hidden={index >= shown}>
            <th scope="row">{item.action ? <Tap common={commonOf(item)}>{item.title}</Tap> : item.title}</th>
            {hasDesc && <td>{item.desc}</td>}
            {hasTime && <td className="yz-list__when">{item.time}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
