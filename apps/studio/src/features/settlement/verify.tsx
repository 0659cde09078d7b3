import { simChecks, studioOperations } from '@yingzao/contract/studio'
import { Alert, Button, Card, Progress } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { ProblemNote } from '../../ui/problem-note'
import { StatusMark } from '../../ui/status-mark'
import { type Checked, useVerifying } from './use-verifying'
import { wording } from './wording'

const words = wording.verify

/** Compares the books with each other, check by check, and says where they differ. */
export function Verify() {
  const mayVerify = mayCall(useMember(), studioOperations.simVerify)
  const { results, isRunning, problem, start, stop } = useVerifying()
  const isThrough = results.length === simChecks.length
  const last = results.at(-1)
  return (
    <Card
      title={words.title}
      extra={
        mayVerify && (
          <Button type="primary" loading={isRunning} onClick={() => void start()}>
            {results.length > 0 ? words.again : words.start}
          </Button>
        )
      }
    >
      <p className="st-hint">{mayVerify ? words.about : words.notAllowed}</p>
      {problem && <ProblemNote problem={problem} />}
      {isRunning && (
        <div className="se-progress" role="status">
          <Progress percent={Math.round((results.length / simChecks.length) * 100)} showInfo={false} />
          {words.running(results.length, simChecks.length)}
          <Button type="link" size="small" onClick={stop}>
            {words.stop}
          </Button>
        </div>
      )}
      {!isRunning && results.length > 0 && <Outcome results={results} isThrough={isThrough} />}
      <ul className="se-checks">
        {simChecks.map((check, index) => (
          <li key={check}>
            <div className="se-check">
              <span>{words.checks[check]}</span>
              <Mark result={results[index]} isBusy={isRunning && index === results.length} />
            </div>
            <Differences result={results[index]} />
          </li>
        ))}
      </ul>
      {last && <p className="st-soft">{words.time(dateTimeText(last.checked_at, { exact: true }))}</p>}
    </Card>
  )
}

function Outcome({ results, isThrough }: { results: readonly Checked[]; isThrough: boolean }) {
  const found = results.reduce((sum, result) => sum + result.found, 0)
  const left = results.filter(({ state }) => state === 'unfinished').length
  const isFine = found === 0 && left === 0 && isThrough
  const said = [
    found > 0 && words.found(found),
    left > 0 && words.unfinished(left),
    !isThrough && words.stopped,
    isFine && words.fine,
  ].filter((text) => text !== false)
  return (
    <Alert role="status" type={isFine ? 'success' : 'warning'} showIcon title={said.join(words.between)} />
  )
}

function Mark({ result, isBusy }: { result: Checked | undefined; isBusy: boolean }) {
  if (!result) return <span className="st-soft">{isBusy ? words.busy : words.waiting}</span>
  if (result.state === 'unfinished') return <StatusMark tone="warning">{words.left}</StatusMark>
  if (result.found > 0) return <StatusMark tone="warning">{words.differs(result.found)}</StatusMark>
  return <StatusMark tone="success">{words.ok}</StatusMark>
}

function Differences({ result }: { result: Checked | undefined }) {
  if (!result || result.differences.length === 0) return null
  const { differences, found } = result
  return (
    <div className="st-wide se-wide">
      <table className="se-prizes">
        <thead>
          <tr>
            <th scope="col">{words.at}</th>
            <th scope="col">{words.one}</th>
            <th scope="col">{words.other}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ at, one, other }) => (
            <tr key={`${at} ${one} ${other}`}>
              <td>{at}</td>
              <td className="st-number">{one || words.nothing}</td>
              <td className="st-number">{other || words.nothing}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {found > differences.length && <p className="st-soft">{words.first(differences.length, found)}</p>}
    </div>
  )
}
