import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { studioQuery } from '../../../state/queries'
import { useListAddress } from '../../../ui/list/use-list-address'
import { PageSelect } from '../../../ui/page-select'
import { Part } from '../parts/part'
import { ReportBody } from '../parts/report-body'
import { ReportScreen } from '../parts/report-screen'
import { SpanBar } from '../parts/span-bar'
import { daysAddress, daysQuery } from '../report-address'
import { spanOf, todayAt } from '../span'
import { wording } from '../wording'
import { asOfText } from '../words/as-of'
import { PagesTable } from './pages-table'

/** Which page to view: any by its title, or one of those that were visited. */
export function PagesScreen() {
  const { filter, setFilter } = useListAddress(daysAddress)
  const navigate = useNavigate()
  const today = todayAt(Date.now())
  const report = useQuery({
    ...studioQuery('reportCompany', spanOf(filter, today)),
    placeholderData: keepPreviousData,
  })
  const query = daysQuery(filter)
  return (
    <ReportScreen
      title={wording.pages.chooseTitle}
      about={report.data ? asOfText(report.data.as_of, today) : wording.pages.chooseHint}
      days={filter}
    >
      <search className="rp-choices" aria-label={wording.filter.title}>
        <SpanBar filter={filter} today={today} onFilter={(change) => setFilter({ ...filter, ...change })} />
        <PageSelect
          label={wording.pages.choose}
          onChange={(code) => code && void navigate(`/reports/pages/${code}${query}`)}
        />
      </search>
      <ReportBody query={report}>
        {({ pages, pages_left_off }) =>
          pages.length === 0 ? (
            <Part>
              <p className="st-empty">{wording.pages.none}</p>
            </Part>
          ) : (
            <PagesTable pages={pages} leftOff={pages_left_off} query={query} />
          )
        }
      </ReportBody>
    </ReportScreen>
  )
}
