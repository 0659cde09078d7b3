import type { UseQueryResult } from '@tanstack/react-query'
import { Card, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { isRefusal } from '../../../state/studio-problem'
import { ProblemNote } from '../../../ui/problem-note'
import { wording } from '../wording'

interface ReportBodyProps<Report> {
  query: Pick<UseQueryResult<Report>, 'data' | 'error' | 'refetch'>
  /** What is shown for a page that is none of ours. */
  missing?: ReactNode
  children: (report: Report) => ReactNode
}

/** The content of a report, or what is shown while it loads and when it fails. */
export function ReportBody<Report>({
  query: { data, error, refetch },
  missing,
  children,
}: ReportBodyProps<Report>) {
  if (error && missing !== undefined && isRefusal(error, 'notFound')) return missing
  // What was shown before stays, with the time it is from.
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
