import { Card } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { ListTable } from '../../ui/list/list-table'
import type { Status } from './status'
import { wording } from './wording'

const words = wording.some

type Named = Status['stale']['list'][number]

/** Some of the counted instruments by name. Nothing where there are none. */
export function SomeInstruments({ title, some: { count, list } }: { title: string; some: Status['stale'] }) {
  if (count === 0) return null
  return (
    <Card
      className="st-table-card"
      title={title}
      extra={<span className="st-soft">{words.first(list.length, count)}</span>}
    >
      <ListTable<Named, string>
        rowKey="code"
        columns={[
          {
            title: words.code,
            width: 120,
            render: (_, { code }) => <span className="st-number">{code}</span>,
          },
          { title: words.name, dataIndex: 'name' },
          {
            title: words.quoted,
            width: 180,
            render: (_, { quoted_at }) => (
              <span className="st-number">
                {quoted_at === null ? wording.sources.nothing : dateTimeText(quoted_at, { exact: true })}
              </span>
            ),
          },
        ]}
        rows={list}
      />
    </Card>
  )
}
