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
import { moneyText } from '../../ui/money-text'
import { ContestForm } from './contest-form'
import { OpenMark, PhaseMark } from './contest-mark'
import type { ContestDetail } from './contest-rows'
import { OpenButton } from './open-button'
import { playersText } from './players-text'
import { wording } from './wording'

const words = wording.detail

/** A contest with all its terms, next to the list. */
export function ContestDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(studioQuery('competitionDetail', { competition_id: id }))
  const [isChanging, setChanging] = useState(false)
  const mayChange = mayCall(useMember(), studioOperations.competitionSave)
  return (
    <>
      <DetailDrawer
        width={680}
        title={query.data?.title ?? wording.title}
        extra={<span className="st-soft">{id}</span>}
        query={query}
        onClose={onClose}
      >
        {(contest) => (
          <div className="ct-detail">
            <section className="st-part">
              <div className="st-part-head">
                <h3>{words.facts}</h3>
                {mayChange && (
                  <div className="ct-acts">
                    <OpenButton contest={contest} />
                    <Button size="small" onClick={() => setChanging(true)}>
                      {words.change}
                    </Button>
                  </div>
                )}
              </div>
              <Facts contest={contest} />
            </section>
            <Prizes contest={contest} />
            <section className="st-part">
              <h3>{words.rules}</h3>
              <p className="ct-rules">{contest.rules_text}</p>
            </section>
          </div>
        )}
      </DetailDrawer>
      {isChanging && query.data && <ContestForm contest={query.data} onClose={() => setChanging(false)} />}
    </>
  )
}

function Facts({ contest }: { contest: ContestDetail }) {
  const { columns } = wording
  return (
    <dl className="st-facts">
      <dt>{columns.phase}</dt>
      <dd className="ct-marks">
        <PhaseMark phase={contest.phase} />
        <OpenMark isOpen={contest.is_open} />
      </dd>
      <dt>{columns.players}</dt>
      <dd>
        <span className="st-number">{playersText(contest)}</span>{' '}
        <Link to={`/contests/${contest.competition_id}/players`}>{words.players}</Link>
      </dd>
      <dt>{columns.signup}</dt>
      <dd>{wording.span(dateTimeText(contest.signup_start), dateTimeText(contest.signup_end))}</dd>
      <dt>{columns.days}</dt>
      <dd>{wording.span(contest.start_day, contest.end_day)}</dd>
      <dt>{words.settled}</dt>
      <dd className="st-number">{contest.settled_day ?? words.notSettled}</dd>
      <dt>{words.fund}</dt>
      <dd className="st-number">{moneyText(contest.initial_fund)}</dd>
      <dt>{words.commission}</dt>
      <dd>
        {words.commissionText(String(contest.commission_rate / 100), moneyText(contest.commission_min))}
      </dd>
      <dt>{words.most}</dt>
      <dd>{words.mostText(contest.most_percent)}</dd>
      <dt>{words.benchmark}</dt>
      <dd>{contest.benchmark_name || words.none}</dd>
      <dt>{words.viewers}</dt>
      <dd>{contest.view_rule_name ?? contest.view_rule_id ?? words.nobody}</dd>
      <dt>{words.group}</dt>
      <dd>{contest.group_id ?? words.none}</dd>
      {contest.final_hash !== '' && (
        <>
          <dt>{words.hash}</dt>
          <dd className="ct-hash">{contest.final_hash}</dd>
        </>
      )}
    </dl>
  )
}

function Prizes({ contest: { prizes } }: { contest: ContestDetail }) {
  return (
    <section className="st-part">
      <h3>{words.prizes}</h3>
      {prizes.length === 0 ? (
        <p className="st-hint">{words.noPrizes}</p>
      ) : (
        <ul className="ct-prizes">
          {prizes.map(({ from_rank, until_rank, name, value, image }) => (
            <li key={from_rank}>
              <span className="st-soft">{words.rank(from_rank, until_rank)}</span>
              {image !== '' && <img src={image} alt="" />}
              <span>{name}</span>
              <span className="st-number">{moneyText(value)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
