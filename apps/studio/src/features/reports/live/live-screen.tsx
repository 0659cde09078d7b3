import { useQuery } from '@tanstack/react-query'
import { OTHER_PAGES, studioOperations } from '@yingzao/contract/studio'
import type { TableColumnsType } from 'antd'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Answer, Payload } from '../../../state/calls'
import { dateTimeText } from '../../../state/date-time-text'
import { studioQuery } from '../../../state/queries'
import { addressFilter } from '../../../ui/list/address-filter'
import { ListTable } from '../../../ui/list/list-table'
import { useListAddress } from '../../../ui/list/use-list-address'
import { PageSelect } from '../../../ui/page-select'
import type { ChartData } from '../charts/chart-data'
import { ChartOrTable } from '../charts/chart-or-table'
import { Part } from '../parts/part'
import { ReportBody } from '../parts/report-body'
import { ReportScreen } from '../parts/report-screen'
import { type DaysFilter, daysFields } from '../report-address'
import { wording } from '../wording'
import { countText, shortText } from '../words/numbers'
import { clockText, sumsOf } from './live-figures'
import { LiveList } from './live-list'

const words = wording.live

/** Milliseconds until the figures are fetched again. */
const AGAIN_MS = 10_000

interface LiveFilter extends DaysFilter {
  code?: Payload<'reportLive'>['code']
}

const address = addressFilter<LiveFilter>({
  ...daysFields,
  code: studioOperations.reportLive.request.shape.code,
})

/** What is happening right now. Nothing is fetched while nobody looks: a hidden window waits. */
export function LiveScreen() {
  const { filter, setFilter } = useListAddress(address)
  const { code } = filter
  const report = useQuery({
    ...studioQuery('reportLive', code === undefined ? {} : { code }),
    staleTime: 0,
    refetchInterval: AGAIN_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  })
  const asOf = report.data && words.asOf(dateTimeText(report.data.as_of, { exact: true }).slice(11))
  return (
    <ReportScreen
      title={words.title}
      about={asOf === undefined ? words.about : words.aboutAt(asOf, words.about)}
      days={filter}
    >
      <search className="rp-choices" aria-label={wording.filter.title}>
        <PageSelect
          label={wording.pages.choose}
          placeholder={words.page}
          value={code}
          onChange={(chosen) => setFilter({ ...filter, code: chosen })}
        />
      </search>
      <ReportBody query={report}>{(data) => <Live data={data} hasOnePage={code !== undefined} />}</ReportBody>
    </ReportScreen>
  )
}

type Minute = Answer<'reportLive'>['minutes'][number]

function Live({ data, hasOnePage }: { data: Answer<'reportLive'>; hasOnePage: boolean }) {
  const { visitors, minutes, pages, containers, channels, links } = data
  const sums = useMemo(() => sumsOf(minutes), [minutes])
  const chart = useMemo(() => chartOf(minutes), [minutes])
  return (
    <>
      <dl className="rp-tiles rp-tiles-live" aria-label={wording.tiles.title}>
        <LiveTile title={words.visitors} about={words.visitorsAbout} value={visitors} />
        <LiveTile title={words.views} value={sums.views} />
        <LiveTile title={words.clicks} value={sums.clicks} />
        <LiveTile title={words.conversions} about={words.conversionsAbout} value={sums.conversions} />
      </dl>
      {sums.views === 0 && visitors === 0 ? (
        <Part>
          <p className="st-empty">{words.none}</p>
        </Part>
      ) : (
        <>
          <Part>
            <ChartOrTable
              title={words.minutes}
              data={chart}
              label={words.said(countText(sums.views))}
              table={
                <ListTable<Minute, string>
                  rowKey="minute"
                  columns={MINUTE_COLUMNS}
                  rows={[...minutes].reverse()}
                />
              }
            />
          </Part>
          <div className="rp-lists">
            {!hasOnePage && (
              <LiveList
                title={words.pages}
                rows={pages.map(({ code, title, views }) => ({
                  key: code,
                  name: title === '' ? nameOf(code) : <Link to={`/reports/pages/${code}`}>{title}</Link>,
                  views,
                }))}
              />
            )}
            <LiveList title={words.containers} by="container" rows={containers} />
            <LiveList title={words.channels} by="channel" rows={channels} links={links} />
          </div>
        </>
      )}
    </>
  )
}

const nameOf = (code: string) => (code === OTHER_PAGES ? wording.pages.never : code)

function LiveTile({ title, about, value }: { title: string; about?: string; value: number }) {
  return (
    <div className="rp-tile">
      <dt title={about}>{title}</dt>
      <dd className="rp-tile-value" title={countText(value)}>
        {shortText('count', value)}
      </dd>
    </div>
  )
}

function chartOf(minutes: readonly Minute[]): ChartData {
  return {
    kind: 'bar',
    names: minutes.map(({ minute }) => clockText(minute)),
    lines: [
      { title: words.views, values: minutes.map(({ views }) => views) },
      { title: words.clicks, values: minutes.map(({ clicks }) => clicks) },
      { title: words.conversions, values: minutes.map(({ conversions }) => conversions) },
    ],
    short: (value) => shortText('count', value),
    full: countText,
  }
}

const MINUTE_COLUMNS: TableColumnsType<Minute> = [
  {
    title: words.minute,
    render: (_, { minute }, index) => (
      <span className="st-number">
        {clockText(minute)}
        {index === 0 && words.running}
      </span>
    ),
  },
  number(words.views, ({ views }) => views),
  number(words.clicks, ({ clicks }) => clicks),
  number(words.conversions, ({ conversions }) => conversions),
]

function number(title: string, of: (row: Minute) => number): TableColumnsType<Minute>[number] {
  return {
    title,
    align: 'right',
    render: (_, row) => <span className="st-number">{countText(of(row))}</span>,
  }
}
