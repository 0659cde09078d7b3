import './company.css'
import { useQuery } from '@tanstack/react-query'
import { Card, Skeleton } from 'antd'
import { studioQuery } from '../../state/queries'
import { ProblemNote } from '../../ui/problem-note'
import { Screen } from '../../ui/screen'
import { CompanyForm } from './company-form'
import { CompanyHistory } from './company-history'
import { SampleWarning } from './sample-warning'
import { wording } from './wording'

/** What every page says of the company, and who said so when. */
export function CompanyScreen() {
  const { data, error, refetch } = useQuery(studioQuery('companyDetail', {}))
  return (
    <Screen title={wording.title} about={wording.about}>
      {/* A later look that fails takes nothing away that somebody has typed. */}
      {error && <ProblemNote problem={error} retry={() => void refetch()} />}
      {!data && !error && (
        <Card>
          <Skeleton active paragraph={{ rows: 8 }} />
        </Card>
      )}
      {data && (
        <>
          <SampleWarning pages={data.published_pages} />
          <div className="co-screen">
            {/* Begins anew with what somebody else has made of it. */}
            <CompanyForm key={data.revision} detail={data} />
            <CompanyHistory detail={data} />
          </div>
        </>
      )}
    </Screen>
  )
}
