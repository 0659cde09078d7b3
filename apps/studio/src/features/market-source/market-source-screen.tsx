import './market-source.css'
import '../../ui/list/list.css'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card, Skeleton } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { studioQuery } from '../../state/queries'
import { ProblemNote } from '../../ui/problem-note'
import { Screen } from '../../ui/screen'
import { StatusMark } from '../../ui/status-mark'
import { SomeInstruments } from './some-instruments'
import { SourceTable } from './source-table'
import type { Status } from './status'
import { wording } from './wording'

/** Refetched while it is open: quotes arrive every minute. */
const EVERY_MS = 60_000

/** Where quotes come from, how late they are, and what somebody has to look into. */
export function MarketSourceScreen() {
  const { data, error, refetch, isFetching } = useQuery({
    ...studioQuery('marketSourceStatus', {}),
    refetchInterval: EVERY_MS,
  })
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        <Button loading={isFetching && data !== undefined} onClick={() => void refetch()}>
          {wording.refresh}
        </Button>
      }
    >
      {error && <ProblemNote problem={error} retry={() => void refetch()} />}
      {data ? <Shown status={data} /> : !error && <Skeleton active paragraph={{ rows: 8 }} />}
    </Screen>
  )
}

function Shown({ status }: { status: Status }) {
  return (
    <div className="ms-parts">
      <Warnings status={status} />
      <Facts status={status} />
      <SourceTable status={status} />
      <SomeInstruments title={wording.some.stale} some={status.stale} />
      <SomeInstruments title={wording.some.none} some={status.without_quote} />
    </div>
  )
}

function Facts({ status: { at, market, next_day, is_set, calendar_until, listed } }: { status: Status }) {
  const words = wording.facts
  return (
    <Card title={words.title}>
      <dl className="st-facts">
        <dt>{words.at}</dt>
        <dd className="st-number">{dateTimeText(at, { exact: true })}</dd>
        <dt>{words.market}</dt>
        <dd>
          <StatusMark tone={market === 'open' ? 'success' : market === 'unknown' ? 'warning' : 'quiet'}>
            {wording.markets[market]}
          </StatusMark>
        </dd>
        <dt>{words.nextDay}</dt>
        <dd className="st-number">{next_day ?? words.unknown}</dd>
        <dt>{words.address}</dt>
        <dd>
          <StatusMark tone={is_set ? 'success' : 'warning'}>{is_set ? words.set : words.notSet}</StatusMark>
        </dd>
        <dt>{words.calendar}</dt>
        <dd>{calendar_until === null ? words.noCalendar : words.until(calendar_until)}</dd>
        <dt>{words.listed}</dt>
        <dd className="st-number">{words.count(listed)}</dd>
      </dl>
    </Card>
  )
}

function Warnings({ status }: { status: Status }) {
  const words = wording.warnings
  const said = [
    status.sources.length === 0 && words.nothing,
    !status.is_set && words.notSet,
    status.calendar_until === null && words.calendar,
    status.missing_year !== null && words.missingYear(status.missing_year),
    status.stale.count > 0 && words.stale(status.stale.count),
    status.sources.length > 0 && status.without_quote.count > 0 && words.none(status.without_quote.count),
  ].filter((text) => text !== false)
  const isSimulated = status.sources.some(({ is_simulated }) => is_simulated)
  return (
    <>
      {said.map((text) => (
        <Alert key={text} type="warning" showIcon title={text} />
      ))}
      {isSimulated && <Alert type="info" showIcon title={words.simulated} />}
    </>
  )
}
