import './home.css'
import { ReloadOutlined } from '@ant-design/icons'
import { Button, Card, Skeleton } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { ProblemNote } from '../../ui/problem-note'
import { Screen } from '../../ui/screen'
import { SampleWarning } from '../company'
import { EndedCard } from './ended-card'
import { FailingCard } from './failing-card'
import { FirstSteps } from './first-steps'
import { LeadsCard } from './leads-card'
import { PublishedCard } from './published-card'
import { type Dashboard, useDashboard } from './use-dashboard'
import { WaitingCard } from './waiting-card'
import { wording } from './wording'

/** What somebody sees first: what is online, what is waiting, what is over and what has come in. */
export function HomeScreen() {
  const { data, error, isFetching, refetch } = useDashboard()
  const askedAt = data && wording.askedAt(dateTimeText(data.asked_at, { exact: true }))
  return (
    <Screen
      title={wording.title}
      {...(askedAt !== undefined && { about: askedAt })}
      actions={
        <Button
          icon={<ReloadOutlined aria-hidden="true" />}
          loading={isFetching && data !== undefined}
          onClick={() => void refetch()}
        >
          {wording.refresh}
        </Button>
      }
    >
      {/* What was shown before stays, with the time at which it was so. */}
      {error && <ProblemNote problem={error} retry={() => void refetch()} />}
      {!data && !error && (
        <Card>
          <Skeleton active paragraph={{ rows: 8 }} />
        </Card>
      )}
      {data && <Cards dashboard={data} />}
    </Screen>
  )
}

function Cards({ dashboard }: { dashboard: Dashboard }) {
  const { counts, leads } = dashboard
  const hasPages = counts.pages > 0
  // Where nothing can have come in yet, zeros would only be in the way.
  const hasAny = hasPages || (leads !== null && hasLeads(leads))
  return (
    <>
      <SampleWarning pages={counts.published} />
      <div className="ho-cards">
        {!hasPages && <FirstSteps />}
        {hasAny && <WaitingCard dashboard={dashboard} />}
        {hasAny && (
          <div className="ho-side">
            {leads && <LeadsCard leads={leads} />}
            {hasPages && <EndedCard dashboard={dashboard} />}
            {hasPages && <FailingCard dashboard={dashboard} />}
          </div>
        )}
        {hasPages && <PublishedCard dashboard={dashboard} />}
      </div>
    </>
  )
}

function hasLeads({ untaken, days }: NonNullable<Dashboard['leads']>): boolean {
  return untaken > 0 || days.some(({ count }) => count > 0)
}
