import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Answer } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { studioQuery } from '../../state/queries'
import { DetailDrawer } from '../../ui/detail-drawer'
import { StatusMark } from '../../ui/status-mark'
import { levelText } from './level-text'
import { TestState } from './test-columns'
import { wording } from './wording'

const words = wording.detail

type Detail = Answer<'riskTestDetail'>

/** A test with all its answers and what was decided based on it, beside the list it was opened from. */
export function TestDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery(studioQuery('riskTestDetail', { id }))
  return (
    <DetailDrawer width={640} title={words.title} query={query} onClose={onClose}>
      {(data) => (
        <div className="rt-detail">
          <Facts detail={data} />
          <section className="st-part">
            <h3>{words.answers}</h3>
            <ol className="rt-answers">
              {data.answers.map(({ question, option, points }) => (
                <li key={question}>
                  <p>{question}</p>
                  <p>
                    <strong>{option}</strong> <span className="st-soft">{words.points(points)}</span>
                  </p>
                </li>
              ))}
            </ol>
          </section>
          <Checks checks={data.checks} />
        </div>
      )}
    </DetailDrawer>
  )
}

function Facts({ detail: { test, title, ip, ua } }: { detail: Detail }) {
  const { columns } = wording
  return (
    <dl className="st-facts">
      <dt>{columns.person}</dt>
      <dd>
        <span className="st-number">{test.handset || wording.erased}</span>{' '}
        <Link to={`/risk-tests?uid=${test.uid}`}>{words.all}</Link>
      </dd>
      <dt>{columns.level}</dt>
      <dd>
        <strong>{levelText(test.risk_level, test.is_lowest)}</strong>
        {test.is_lowest && <p className="st-warn">{words.lowestWhy}</p>}
      </dd>
      <dt>{columns.points}</dt>
      <dd className="st-number">{test.points}</dd>
      <dt>{columns.version}</dt>
      <dd>
        <Link to={`/risk-tests/questionnaires/${test.version}`}>
          {title} {wording.version(test.version)}
        </Link>
      </dd>
      <dt>{columns.at}</dt>
      <dd className="st-number">{dateTimeText(test.created_at, { exact: true })}</dd>
      <dt>{columns.until}</dt>
      <dd className="st-number">{dateTimeText(test.valid_until, { exact: true })}</dd>
      <dt>{columns.state}</dt>
      <dd>
        <TestState test={test} />
      </dd>
      <dt>{words.ip}</dt>
      <dd className="st-number">{ip}</dd>
      <dt>{words.ua}</dt>
      <dd className="rt-ua">{ua}</dd>
    </dl>
  )
}

function Checks({ checks }: Pick<Detail, 'checks'>) {
  return (
    <section className="st-part">
      <h3>{words.checks}</h3>
      {checks.length === 0 && <p className="st-soft">{words.noChecks}</p>}
      <ul className="rt-checks">
        {checks.map(({ id, product, product_risk, outcome, created_at }) => (
          <li key={id}>
            <span className="st-number st-soft">{dateTimeText(created_at)}</span>
            <span>{words.product(product, product_risk)}</span>
            <StatusMark tone={outcome === 'ok' ? 'success' : 'warning'}>{words.outcomes[outcome]}</StatusMark>
          </li>
        ))}
      </ul>
    </section>
  )
}
