import { Alert, type TableColumnsType } from 'antd'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Answer } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import type { List } from '../../ui/list/use-list'
import { useQueueKeys } from '../../ui/use-queue-keys'
import { ageText } from './age-text'
import { deskAddress, type QueueView, type SubmissionRow } from './approval-rows'
import { OpenSteps, RiskMarks } from './marks'
import { wording } from './wording'

const words = wording.columns

interface QueueProps {
  view: QueueView
  list: List<Answer<'reviewList'>, SubmissionRow>
  /** How many wait for longer than they should. */
  overdue: number
}

/** Submissions one below the other; keys move the focus from one to the next, and Enter opens it. */
export function Queue({ view, list, overdue }: QueueProps) {
  const navigate = useNavigate()
  const rows = useRef<HTMLDivElement>(null)
  const move = (by: number) => {
    const links = [...(rows.current?.querySelectorAll<HTMLElement>('.ap-open') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    const link = links[at === -1 ? 0 : Math.max(0, Math.min(links.length - 1, at + by))]
    link?.focus()
    link?.scrollIntoView?.({ block: 'nearest' })
  }
  useQueueKeys({
    j: () => move(1),
    ArrowDown: () => move(1),
    k: () => move(-1),
    ArrowUp: () => move(-1),
  })
  const isWaiting = view === 'mine' || view === 'waiting'
  return (
    <>
      <div className="ap-queue-head">
        <span className="ap-keys-hint st-soft">{wording.keysHint}</span>
      </div>
      {isWaiting && overdue > 0 && <Alert type="warning" showIcon title={wording.overdue(overdue)} />}
      <ListBody list={list}>
        <div ref={rows}>
          <ListTable<SubmissionRow, number>
            rowKey="submission_id"
            className="st-wide"
            columns={columnsOf(view)}
            rows={list.rows}
            empty={wording.none[view]}
            onOpen={(id) => void navigate(deskAddress(id, view))}
          />
        </div>
      </ListBody>
    </>
  )
}

function columnsOf(view: QueueView): TableColumnsType<SubmissionRow> {
  return [
    {
      title: words.page,
      render: (_, { submission_id, title, code, version, risks, is_published }) => (
        <>
          <Link
            className="ap-open"
            to={deskAddress(submission_id, view)}
            // The row would open it once more.
            onClick={(event) => event.stopPropagation()}
          >
            {title || code}
          </Link>
          <div className="st-soft">
            {code} · {wording.version(version)}
            {is_published && ` · ${wording.published}`}
          </div>
          <RiskMarks risks={risks} />
        </>
      ),
    },
    { title: words.steps, width: 150, render: (_, row) => <OpenSteps submission={row} /> },
    {
      title: words.submitted,
      width: 150,
      render: (_, { submitted_by, submitted_at }) => (
        <>
          {submitted_by}
          <div className="st-soft">
            <time dateTime={submitted_at} title={dateTimeText(submitted_at)}>
              {ageText(submitted_at)}
            </time>
          </div>
        </>
      ),
    },
    {
      title: words.due,
      width: 200,
      render: (_, { state, due_at, is_overdue }) =>
        state === 'waiting' && (
          <span className={is_overdue ? 'st-number ap-late' : 'st-number'}>
            {is_overdue ? wording.late(dateTimeText(due_at)) : wording.due(dateTimeText(due_at))}
          </span>
        ),
    },
    { title: words.findings, width: 100, render: (_, { warnings }) => wording.warnings(warnings) },
  ]
}
