import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../../state/date-time-text'
import { studioQuery } from '../../../state/queries'
import { DetailDrawer } from '../../../ui/detail-drawer'
import { CellLink } from '../../../ui/list/cell-link'
import { BatchMark, SourceText } from '../batch-mark'
import { kindWords } from '../column-words'
import { DifferencePart } from '../difference-part'
import type { BatchDetail } from '../feed-rows'
import { BatchActs, useWaitingNote } from './batch-acts'
import { BatchRows, PART } from './batch-rows'
import { wording } from './wording'

const number = new Intl.NumberFormat('zh-CN')

interface BatchDrawerProps {
  id: number
  /** Shows another batch. */
  onOpen: (id: number) => void
  onClose: () => void
}

/** A batch with its rows, how it changes what visitors see, and what can be done with it, beside the list. */
export function BatchDrawer({ id, onOpen, onClose }: BatchDrawerProps) {
  const [page, setPage] = useState(1)
  const after = page === 1 ? {} : { after: (page - 1) * PART - 1 }
  const query = useQuery({
    ...studioQuery('feedBatchDetail', { batch_id: id, limit: PART, ...after }),
    placeholderData: keepPreviousData,
  })
  return (
    <DetailDrawer width={880} title={wording.title(id)} query={query} onClose={onClose}>
      {(detail) => (
        <div className="fd-parts">
          <Facts detail={detail} onOpen={onOpen} />
          {!detail.batch.is_out && (
            <section className="st-part">
              <h3>{wording.difference.title}</h3>
              <DifferencePart kind={detail.batch.kind} difference={detail.difference} />
            </section>
          )}
          <BatchRows
            detail={detail}
            page={page}
            isLoading={query.isPlaceholderData}
            onPage={setPage}
            onOpen={onOpen}
          />
          <Switches switches={detail.switches} />
        </div>
      )}
    </DetailDrawer>
  )
}

function Facts({ detail, onOpen }: { detail: BatchDetail; onOpen: (id: number) => void }) {
  const { batch } = detail
  const by = batch.importer ?? (batch.source_id === null ? wording.byDemo : wording.bySource(batch.source_id))
  return (
    <section className="st-part">
      <div className="st-part-head">
        <h3>{wording.facts}</h3>
        <BatchActs detail={detail} />
      </div>
      <Notes detail={detail} />
      <dl className="st-facts">
        <dt>{wording.state}</dt>
        <dd>
          <BatchMark batch={batch} />
        </dd>
        <dt>{wording.kind}</dt>
        <dd>{kindWords[batch.kind]}</dd>
        <dt>{wording.day}</dt>
        <dd className="st-number">{batch.as_of}</dd>
        <dt>{wording.rowCount}</dt>
        <dd className="st-number">{number.format(batch.row_count)}</dd>
        <dt>{wording.source}</dt>
        <dd>
          <SourceText of={batch} />
        </dd>
        <dt>{wording.by}</dt>
        <dd>
          {by} <span className="st-number st-soft">{dateTimeText(batch.created_at)}</span>
        </dd>
        {batch.decided_at !== null && (
          <>
            <dt>{wording.decided}</dt>
            <dd>
              {batch.decider ?? wording.byDemo}{' '}
              <span className="st-number st-soft">{dateTimeText(batch.decided_at)}</span>
            </dd>
          </>
        )}
        {batch.reason !== '' && (
          <>
            <dt>{wording.reason}</dt>
            <dd>{batch.reason}</dd>
          </>
        )}
        {batch.corrects !== null && <Corrected id={batch.corrects} onOpen={onOpen} />}
      </dl>
    </section>
  )
}

function Corrected({ id, onOpen }: { id: number; onOpen: (id: number) => void }) {
  return (
    <>
      <dt>{wording.corrects}</dt>
      <dd>
        <CellLink onOpen={() => onOpen(id)}>{wording.batch(id)}</CellLink>
      </dd>
    </>
  )
}

/** What is remarkable about it, and who has to decide. */
function Notes({ detail }: { detail: BatchDetail }) {
  const waiting = useWaitingNote(detail)
  const { warnings } = detail.batch
  if (warnings.length === 0 && waiting === undefined) return null
  return (
    <div className="fd-notes fd-batch-notes">
      {waiting !== undefined && <Alert type="info" showIcon title={waiting} />}
      {warnings.map(({ sign, text }) => (
        <Alert key={sign} type="warning" showIcon title={text} />
      ))}
    </div>
  )
}

function Switches({ switches }: Pick<BatchDetail, 'switches'>) {
  const words = wording.switches
  const name = (id: number | null) => (id === null ? words.nothing : wording.batch(id))
  return (
    <section className="st-part">
      <h3>{words.title}</h3>
      {switches.length === 0 && <p className="st-soft">{words.none}</p>}
      <ul>
        {switches.map(({ from_batch, to_batch, member, switched_at }) => (
          <li key={switched_at}>
            {words.line(name(from_batch), name(to_batch))}{' '}
            <span className="st-soft">
              {member ?? words.bySystem} <span className="st-number">{dateTimeText(switched_at)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
