import type { UseQueryResult } from '@tanstack/react-query'
import { Card, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { isRefusal } from '../../../state/studio-problem'
import { ProblemNote } from '../../../ui/problem-note'
import { wording } from '../wording'

interface ReportBodyProps<Report> {
  query: Pick<UseQueryResult<Report>, 'data' | 'error' | 'refetch'>
  /** What stands there for a page that is none of ours. */
  missing?: ReactNode
  children: (report: Report) => ReactNode
}

/** What a report shows, while it is asked for and where it cannot be had. */
export function ReportBody<Report>({
  query: { data, error, refetch },
  missing,
  children,
}: ReportBodyProps<Report>) {
  if (error && missing !== undefined && isRefusal(error, 'notFound')) return missing
  // What was shown before stays, with the time at which it was so.
  return (
    <>
      {error && (
        <div className="rp-problem">
          <ProblemNote problem={error} retry={() => void refetch()} />
        </div>
      )}
      {data !== undefined && children(data)}
      {data === undefined && !error && (
        <Card className="rp-part" aria-label={wording.waiting} aria-busy="true">
          <Skeleton active paragraph={{ rows: 8 }} />
        </Card>
      )}
    </>
  )
}
