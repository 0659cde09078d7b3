import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { Answer } from '../../../state/calls'
import { studioQuery } from '../../../state/queries'
import { useListAddress } from '../../../ui/list/use-list-address'
import { VitalsPanel } from '../../vitals'
import { isNothing } from '../measures'
import { DaysChart } from '../parts/days-chart'
import { ExportButton } from '../parts/export-button'
import { NothingYet } from '../parts/nothing-yet'
import { Part } from '../parts/part'
import { ReportBody } from '../parts/report-body'
import { ReportScreen } from '../parts/report-screen'
import { daysText, SpanBar } from '../parts/span-bar'
import { Tiles } from '../parts/tiles'
import { pageReportAddress, type ReportFilter, type ViewFilter } from '../report-address'
import { todayAt } from '../span'
import { wording } from '../wording'
import { asOfText } from '../words/as-of'
import { FormsPart } from './forms/forms-part'
import { HeatPart } from './heat/heat-part'
import { SlicesPart } from './slices-part'
import { TargetsPart } from './targets/targets-part'
import { type PageWanted, usePageReport, useUnfiltered, wantedOf } from './use-page-report'
import { ViewFilterBar } from './view-filter-bar'

const words = wording.page

/** The report of one page: how it was viewed, what was done on it, and where people stop. */
export function PageReportScreen() {
  const { code = '' } = useParams()
  const { filter, setFilter } = useListAddress(pageReportAddress)
  const today = todayAt(Date.now())
  const wanted = wantedOf(code, filter, today)
  const report = usePageReport(wanted, filter.compare_from)
  const { data: all } = useUnfiltered(wanted, filter.compare_from)
  const page = useQuery({ ...studioQuery('pageDetail', { code }), staleTime: 60_000 })
  const change = (changed: ReportFilter) => setFilter({ ...filter, ...changed })
  return (
    <ReportScreen
      title={words.title(page.data?.page.title || code)}
      about={report.data && asOfText(report.data.as_of, today)}
      days={filter}
      actions={
        <>
          {page.data && (
            <Link className="rp-edit" to={`/pages/${code}/edit`}>
              {words.edit}
            </Link>
          )}
          <ExportButton
            wanted={wanted}
            reports={(['page', 'blocks', 'forms'] as const).map((report) => ({
              report,
              title: words.exports[report],
            }))}
          />
        </>
      }
    >
      <search className="rp-choices" aria-label={wording.filter.title}>
        <SpanBar filter={filter} today={today} hasComparison onFilter={change} />
      </search>
      <search className="rp-choices rp-more" aria-label={wording.filter.views}>
        <ViewFilterBar filter={viewsOf(filter)} report={all} onFilter={change} />
      </search>
      <p className="rp-days-said">{daysText(filter, today)}</p>
      <ReportBody
        query={report}
        missing={
          <Part>
            <p className="st-empty">{words.foreign}</p>
          </Part>
        }
      >
        {(data) => <PageReport data={data} wanted={wanted} filter={filter} today={today} onFilter={change} />}
      </ReportBody>
    </ReportScreen>
  )
}

function viewsOf({ version, container, channel, variant }: ReportFilter): ViewFilter {
  return { version, container, channel, variant }
}

interface PageReportProps {
  data: Answer<'reportPage'>
  wanted: PageWanted
  filter: ReportFilter
  today: string
  onFilter: (change: ReportFilter) => void
}

function PageReport({ data, wanted, filter, today, onFilter }: PageReportProps) {
  const { totals, before, days, targets } = data
  const isNarrow = Object.values(viewsOf(filter)).some((value) => value !== undefined)
  const isEmpty = isNothing(totals)
  return (
    <>
      {isEmpty ? (
        <NothingYet isNarrow={isNarrow} />
      ) : (
        <>
          <Tiles totals={totals} before={before} />
          <Part>
            <DaysChart
              days={days}
              today={today}
              chosen={filter.measure}
              onChoose={(measure) => onFilter({ measure })}
            />
          </Part>
        </>
      )}
      <TargetsPart code={wanted.code} targets={targets} span={wanted} today={today} />
      {!isEmpty && (
        <>
          <HeatPart wanted={wanted} />
          <FormsPart wanted={wanted} />
          <VitalsPanel code={wanted.code} from={wanted.from} to={wanted.to} />
          <SlicesPart report={data} onFilter={onFilter} />
        </>
      )}
    </>
  )
}
