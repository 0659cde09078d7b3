import { Card, type TableColumnsType, Tag } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { ListTable } from '../../ui/list/list-table'
import type { Status } from './status'
import { wording } from './wording'

const words = wording.sources

type Source = Status['sources'][number] & { key: string }

/** Each source by its name, with how old its quotes are and how late they came. */
export function SourceTable({ status: { at, day, sources } }: { status: Status }) {
  return (
    <Card className="st-table-card" title={words.title}>
      <p className="st-hint ms-about">{words.about(day)}</p>
      <div className="st-wide ms-wide">
        <ListTable<Source, string>
          rowKey="key"
          columns={columnsOf(Date.parse(at))}
          rows={sources.map((source) => ({ ...source, key: `${source.source} ${source.is_simulated}` }))}
          empty={wording.warnings.nothing}
        />
      </div>
    </Card>
  )
}

function columnsOf(now: number): TableColumnsType<Source> {
  return [
    {
      title: words.source,
      render: (_, { source, is_simulated }) => (
        <>
          {source} {is_simulated && <Tag>{words.simulated}</Tag>}
        </>
      ),
    },
    numberColumn(words.instruments, ({ instruments }) => instruments.toLocaleString('en-US')),
    {
      title: words.newest,
      width: 180,
      render: (_, { newest_at }) => (
        <>
          <span className="st-number">{dateTimeText(newest_at, { exact: true })}</span>
          <div className="st-soft">
            {wording.ago(wording.seconds(Math.max(0, Math.round((now - Date.parse(newest_at)) / 1_000))))}
          </div>
        </>
      ),
    },
    numberColumn(words.ticks, ({ ticks }) => ticks.toLocaleString('en-US')),
    numberColumn(words.p50, ({ delay }) => (delay ? wording.seconds(delay.p50) : words.nothing)),
    numberColumn(words.p95, ({ delay }) => (delay ? wording.seconds(delay.p95) : words.nothing)),
    numberColumn(words.max, ({ delay }) => (delay ? wording.seconds(delay.max) : words.nothing)),
  ]
}

function numberColumn(title: string, text: (source: Source) => string) {
  return {
    title,
    width: 116,
    align: 'right' as const,
    render: (_: unknown, source: Source) => <span className="st-number">{text(source)}</span>,
  }
}
