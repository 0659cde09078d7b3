import '../approvals.css'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useRef, useState } from 'react'
import { useBlocker, useParams, useSearchParams } from 'react-router'
import { studioQuery } from '../../../state/queries'
import { LeavingDialog } from '../../../ui/leaving-dialog'
import { MissingScreen } from '../../../ui/missing-screen'
import { ProblemNote } from '../../../ui/problem-note'
import { useCloseGuard } from '../../../ui/use-close-guard'
import { type QueueView, readQueueView } from '../approval-rows'
import { wording } from '../wording'
import type { Reasons } from './accepted'
import { Desk } from './desk'

const INSIDE = /^\/approvals\/\d/

/** A submission beside what is out now. What was typed for one stays while somebody looks at others. */
export function DeskScreen() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const [reasons, setReasons] = useState<Readonly<Record<number, Reasons>>>({})
  const decided = useRef(new Set<number>())
  const wouldLose = () =>
    Object.entries(reasons).some(
      ([one, typed]) =>
        !decided.current.has(Number(one)) && Object.values(typed).some((text) => text.trim() !== ''),
    )
  useCloseGuard(wouldLose)
  const blocker = useBlocker(
    ({ nextLocation }) => wouldLose() && !INSIDE.test(nextLocation.pathname.replace(/^\/studio/, '')),
  )
  if (!/^[1-9]\d{0,14}$/.test(id)) return <MissingScreen />
  const submission_id = Number(id)
  return (
    <>
      <Loaded
        key={id}
        id={submission_id}
        view={readQueueView(search.get('view'))}
        reasons={reasons[submission_id] ?? {}}
        onReasons={(typed) => setReasons((now) => ({ ...now, [submission_id]: typed }))}
        onDecided={() => decided.current.add(submission_id)}
      />
      {blocker.state === 'blocked' && <LeavingDialog blocker={blocker} words={wording.desk.lose} />}
    </>
  )
}

interface LoadedProps {
  id: number
  view: QueueView
  reasons: Reasons
  onReasons: (reasons: Reasons) => void
  onDecided: () => void
}

function Loaded({ id, ...props }: LoadedProps) {
  const { data, error, refetch } = useQuery(studioQuery('reviewDetail', { submission_id: id }))
  if (data) return <Desk detail={data} onReload={() => refetch()} {...props} />
  return (
    <div className="st-main">
      {error ? (
        <ProblemNote problem={error} retry={() => void refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </div>
  )
}
