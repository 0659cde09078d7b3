import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { dateTimeText } from '../../state/date-time-text'
import { studioQuery } from '../../state/queries'
import { mayCall } from '../../state/session'
import { DetailDrawer } from '../../ui/detail-drawer'
import { useMember } from '../../ui/member-context'
import { EndDialog } from './end-dialog'
import { ExperimentForm } from './experiment-form'
import { StateMark } from './experiment-mark'
import type { ExperimentDetail } from './experiment-rows'
import { ExperimentResult } from './result/experiment-result'
import { StartButton } from './start-button'
import { StopDialog } from './stop-dialog'
import { wording } from './wording'

type Opened = 'change' | 'stop' | 'end' | undefined

/** An experiment with its versions and its result, beside the list. */
export function ExperimentDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery(studioQuery('experimentDetail', { experiment_id: id }))
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <>
      <DetailDrawer
        width={760}
        title={query.data?.experiment.name ?? wording.title}
        query={query}
        onClose={onClose}
      >
        {(detail) => (
          <div className="ex-detail">
            <Facts detail={detail} onOpen={setOpened} />
            <Variants detail={detail} />
            {detail.experiment.started_at !== null && <ExperimentResult experiment={detail.experiment} />}
          </div>
        )}
      </DetailDrawer>
      {query.data && opened === 'change' && <ExperimentForm detail={query.data} onClose={close} />}
      {query.data && opened === 'stop' && <StopDialog experiment={query.data.experiment} onClose={close} />}
      {query.data && opened === 'end' && <EndDialog detail={query.data} onClose={close} />}
    </>
  )
}

function Facts({ detail, onOpen }: { detail: ExperimentDetail; onOpen: (opened: Opened) => void }) {
  const { experiment } = detail
  const words = wording.facts
  return (
    <section className="st-part">
      <div className="st-part-head">
        <h3>{words.title}</h3>
        <Acts detail={detail} onOpen={onOpen} />
      </div>
      <dl className="st-facts">
        <dt>{wording.columns.state}</dt>
        <dd>
          <StateMark state={experiment.state} />
        </dd>
        <dt>{words.page}</dt>
        <dd>
          {experiment.page_title} <span className="st-soft">{experiment.page_code}</span>
        </dd>
        <dt>{words.hypothesis}</dt>
        <dd>{experiment.hypothesis || words.none}</dd>
        <dt>{words.measure}</dt>
        <dd>
          {wording.measures[experiment.measure]}
          {experiment.block_id !== null && (
            <span className="st-soft"> {words.block(experiment.block_id)}</span>
          )}
        </dd>
        <dt>{words.effect}</dt>
        <dd>{words.effectText(experiment.effect)}</dd>
        <dt>{words.units}</dt>
        <dd className="st-number">{experiment.planned_units.toLocaleString('zh-CN')}</dd>
        {experiment.started_at !== null && (
          <>
            <dt>{words.began}</dt>
            <dd className="st-number">{dateTimeText(experiment.started_at)}</dd>
          </>
        )}
        {experiment.ended_at !== null && (
          <>
            <dt>{words.ended}</dt>
            <dd className="st-number">{dateTimeText(experiment.ended_at)}</dd>
          </>
        )}
        {experiment.ending !== null && (
          <>
            <dt>{words.ending}</dt>
            <dd>
              {experiment.reason
                ? words.endingWith(wording.endings[experiment.ending], experiment.reason)
                : wording.endings[experiment.ending]}
            </dd>
          </>
        )}
        {experiment.winner !== null && (
          <>
            <dt>{words.winner}</dt>
            <dd>{experiment.winner}</dd>
          </>
        )}
      </dl>
    </section>
  )
}

function Acts({ detail, onOpen }: { detail: ExperimentDetail; onOpen: (opened: Opened) => void }) {
  const member = useMember()
  const { state } = detail.experiment
  const words = wording.acts
  return (
    <div className="ex-acts">
      {state === 'draft' && mayCall(member, studioOperations.experimentStart) && (
        <StartButton detail={detail} />
      )}
      {state === 'draft' && mayCall(member, studioOperations.experimentChange) && (
        <Button size="small" onClick={() => onOpen('change')}>
          {words.change}
        </Button>
      )}
      {state === 'running' && mayCall(member, studioOperations.experimentEnd) && (
        <Button size="small" type="primary" onClick={() => onOpen('end')}>
          {words.end}
        </Button>
      )}
      {state !== 'ended' && mayCall(member, studioOperations.experimentStop) && (
        <Button size="small" danger onClick={() => onOpen('stop')}>
          {state === 'draft' ? words.discard : words.stop}
        </Button>
      )}
    </div>
  )
}

function Variants({ detail: { experiment, variants } }: { detail: ExperimentDetail }) {
  const words = wording.variants
  return (
    <section className="st-part">
      <h3>{words.title}</h3>
      <ul className="ex-variants">
        {variants.map(({ key, name, weight, page_code, page_title, preview }) => (
          <li key={key}>
            <strong>{key}</strong>
            <span>
              {name}
              <span className="st-soft ex-page">{page_code === null ? words.self : page_title}</span>
            </span>
            <span className="st-number">{weight}%</span>
            {page_code !== null && (
              <span className="ex-links">
                <a href={preview} target="_blank" rel="noreferrer">
                  {words.preview}
                </a>
                {experiment.state === 'draft' && <Link to={`/pages/${page_code}/edit`}>{words.edit}</Link>}
              </span>
            )}
          </li>
        ))}
      </ul>
      {experiment.state !== 'ended' && <p className="st-hint">{words.unchanged}</p>}
    </section>
  )
}
