import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from '../../../state/calls'
import { studioQuery } from '../../../state/queries'
import { useListAddress } from '../../../ui/list/use-list-address'
import { isNothing } from '../measures'
import { PagesTable } from '../pages/pages-table'
import { DaysChart } from '../parts/days-chart'
import { ExportButton } from '../parts/export-button'
import { NothingYet } from '../parts/nothing-yet'
import { Part } from '../parts/part'
import { ReportBody } from '../parts/report-body'
import { ReportScreen } from '../parts/report-screen'
import { SliceTable } from '../parts/slice-table'
import { daysText, SpanBar } from '../parts/span-bar'
import { Tiles } from '../parts/tiles'
import { daysAddress, daysQuery, type ReportFilter } from '../report-address'
import { spanOf, todayAt } from '../span'
import { wording } from '../wording'
import { asOfText } from '../words/as-of'

/** The results of all pages: in a span of days, beside the time before. */
export function OverviewScreen() {
  const { filter, setFilter } = useListAddress(daysAddress)
  const today = todayAt(Date.now())
  const span = spanOf(filter, today)
  const { compare_from } = filter
  const report = useQuery({
    ...studioQuery('reportCompany', { ...span, ...(compare_from && { compare_from }) }),
    placeholderData: keepPreviousData,
  })
  return (
    <ReportScreen
      title={wording.title}
      about={report.data && asOfText(report.data.as_of, today)}
      days={filter}
      actions={<ExportButton wanted={span} reports={[{ report: 'company', title: wording.title }]} />}
    >
      <search className="rp-choices" aria-label={wording.filter.title}>
        <SpanBar
          filter={filter}
          today={today}
          hasComparison
          onFilter={(change) => setFilter({ ...filter, ...change })}
        />
      </search>
      <p className="rp-days-said">{daysText(filter, today)}</p>
      <ReportBody query={report}>
        {(data) => (
          <Overview
            data={data}
            today={today}
            measure={filter.measure}
            query={daysQuery(filter)}
            onMeasure={(measure) => setFilter({ ...filter, measure })}
          />
        )}
      </ReportBody>
    </ReportScreen>
  )
}

interface OverviewProps {
  data: Answer<'reportCompany'>
  today: string
  measure: ReportFilter['measure']
  /** The query of the URL of a page's report. */
  query: string
  onMeasure: (measure: ReportFilter['measure']) => void
}

function Overview({ data, today, measure, query, onMeasure }: OverviewProps) {
  const { totals, before, days, containers, pages, pages_left_off } = data
  if (isNothing(totals)) return <NothingYet />
  return (
    <>
      <Tiles totals={totals} before={before} />
      <Part>
        <DaysChart days={days} today={today} chosen={measure} onChoose={onMeasure} />
      </Part>
      <Part isTable title={wording.slices.by(wording.slices.container)}>
        <SliceTable by="container" slices={containers} views={totals.views} />
      </Part>
      <PagesTable pages={pages} leftOff={pages_left_off} query={query} />
    </>
  )
}
