import { studioOperations } from '@yingzao/contract/studio'
import { Alert, Button, Card } from 'antd'
import { mayCall } from '../../state/session'
import { FormProblem } from '../../ui/form-problem'
import { useMember } from '../../ui/member-context'
import { StatusMark } from '../../ui/status-mark'
import type { Days } from './settlement-rows'
import { useSettling } from './use-settling'
import { wording } from './wording'

const words = wording.due

type Due = Days['due'][number]

/**
 * The waiting days, the first of which can be settled now, with what each lacks. Nothing for a contest that is over.
 */
export function DueDays({ days }: { days: Days }) {
  const { contest, due, due_count, unknown_year, can_freeze, list } = days
  const settling = useSettling(contest.competition_id)
  const maySettle = mayCall(useMember(), studioOperations.simDaySettle) && contest.is_open
  const newest = list[0]?.day
  if (contest.closed_at !== null) return null
  return (
    <Card title={words.title}>
      <FormProblem problem={settling.problem} />
      {unknown_year !== null && <Alert type="warning" showIcon title={words.unknown(unknown_year)} />}
      {unknown_year === null && due.length === 0 && !can_freeze && <p className="st-soft">{words.none}</p>}
      {can_freeze && newest !== undefined && (
        <div className="se-due">
          <p>{words.freeze}</p>
          {maySettle && (
            <Button type="primary" loading={settling.isPending} onClick={() => settling.askFreeze(newest)}>
              {wording.settle.freeze}
            </Button>
          )}
        </div>
      )}
      <ul className="se-dues">
        {due.map((one, index) => (
          <li key={one.day} className="se-due">
            <div>
              <strong className="st-number">{one.day}</strong>{' '}
              <StatusMark
                tone={one.state === 'running' ? 'quiet' : one.missing_count > 0 ? 'warning' : 'new'}
              >
                {wording.states[one.state]}
              </StatusMark>
              <Lacks due={one} isFirst={index === 0} />
            </div>
            {index === 0 && maySettle && one.state !== 'running' && (
              <Button
                type="primary"
                disabled={one.missing_count > 0}
                loading={settling.isPending}
                onClick={() => settling.ask(one.day)}
              >
                {wording.settle.open}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {due_count > due.length && <p className="st-soft">{words.more(due_count - due.length)}</p>}
    </Card>
  )
}

function Lacks({
  due: { state, missing, missing_count, open_orders },
  isFirst,
}: {
  due: Due
  isFirst: boolean
}) {
  if (state === 'running') return <p className="st-soft">{words.running}</p>
  return (
    <>
      {missing_count > 0 && (
        <>
          <p>{words.missing(missing_count)}</p>
          <ul className="se-missing">
            {missing.map(({ code, name }) => (
              <li key={code}>
                {name} <span className="st-number">{code}</span>
              </li>
            ))}
            {missing_count > missing.length && <li>{words.missingMore(missing_count)}</li>}
          </ul>
          <p className="st-soft">{words.missingHint}</p>
        </>
      )}
      {missing_count === 0 && <p className="st-soft">{isFirst ? words.ready : words.earlier}</p>}
      {open_orders > 0 && <p className="st-soft">{words.orders(open_orders)}</p>}
    </>
  )
}
