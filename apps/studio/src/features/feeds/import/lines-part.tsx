import { Segmented, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { WidePart } from '../wide-part'
import type { Report } from './mapping'
import { wording } from './wording'

const words = wording.lines
const number = new Intl.NumberFormat('zh-CN')

type Line = Report['lines'][number]

/** The lines of the file as written in it, the refused ones with every reason. */
export function LinesPart({ report: { lines, titles, taken, refused } }: { report: Report }) {
  const [isOnly, setOnly] = useState(refused > 0)
  const shown = isOnly ? lines.filter(({ reasons }) => reasons.length > 0) : lines
  const total = taken + refused
  return (
    <section className="st-part">
      <div className="st-part-head">
        <h3>{words.title}</h3>
        <Segmented
          aria-label={words.title}
          options={[
            { value: 'only', label: words.only },
            { value: 'all', label: words.all },
          ]}
          value={isOnly ? 'only' : 'all'}
          onChange={(value) => setOnly(value === 'only')}
        />
      </div>
      {lines.length < total && (
        <p className="st-hint">{words.shown(number.format(lines.length), number.format(total))}</p>
      )}
      <WidePart label={words.title}>
        <Table<Line>
          size="small"
          rowKey="at"
          columns={columnsOf(titles)}
          dataSource={shown}
          rowClassName={({ reasons }) => (reasons.length > 0 ? 'fd-bad' : '')}
          locale={{ emptyText: <p className="st-empty">{words.none}</p> }}
          pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        />
      </WidePart>
    </section>
  )
}

function columnsOf(titles: readonly string[]): TableColumnsType<Line> {
  return [
    {
      title: words.at,
      width: 64,
      render: (_, { at }) => <span className="st-number st-soft">{at}</span>,
    },
    {
      title: words.result,
      width: 260,
      render: (_, { reasons }) =>
        reasons.length === 0 ? (
          <span className="st-soft">{words.fine}</span>
        ) : (
          <ul className="st-warn">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        ),
    },
    ...titles.map((title, index) => ({
      title,
      key: `${index} ${title}`,
      width: 120,
      ellipsis: true,
      render: (_: unknown, { cells }: Line) => cells[index] ?? '',
    })),
  ]
}
