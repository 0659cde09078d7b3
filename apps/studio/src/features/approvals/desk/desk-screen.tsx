import '../approvals.css'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useRef, useState } from 'react'
import { type Location, useParams, useSearchParams } from 'react-router'
import { studioQuery } from '../../../state/queries'
import { DraftGuard } from '../../../ui/draft-guard'
import { MissingScreen } from '../../../ui/missing-screen'
import { ProblemNote } from '../../../ui/problem-note'
import { type QueueView, readQueueView } from '../approval-rows'
import { wording } from '../wording'
import type { Reasons } from './accepted'
import { Desk } from './desk'

const INSIDE = /^\/approvals\/\d/

/** What is typed is kept when going from one submission to the next. */
const leavesDesk = (_from: Location, { pathname }: Location) =>
  !INSIDE.test(pathname.replace(/^\/studio/, ''))

/** A submission next to what is published now. What was typed for one is kept while somebody looks at others. */
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
  const guard = <DraftGuard isDirty={wouldLose} words={wording.desk.lose} leaves={leavesDesk} />
  if (!/^[1-9]\d{0,14}$/.test(id))
    return (
      <>
        <MissingScreen />
        {guard}
      </>
    )
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
      {guard}
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
