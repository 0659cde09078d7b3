import { dateTimeText } from '../../state/date-time-text'
import { moneyText } from '../../ui/money-text'
import { StatusMark } from '../../ui/status-mark'
import { type DayRow, dayState, gapText } from './reconciliation-words'
import { wording } from './wording'

const words = wording.detail

/** The totals of the bill and of our books on a day, and where the bill is from. */
export function DayFacts({ row }: { row: DayRow }) {
  const hasBill = row.fetched_at !== null
  const { tone, text } = dayState(row)
  return (
    <>
      <table className="st-bill-sums" aria-label={words.facts}>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.side.theirs}</th>
            <th scope="col">{words.side.ours}</th>
            <th scope="col">{words.side.gap}</th>
          </tr>
        </thead>
        <tbody>
          <Sums title={words.paid} theirs={hasBill ? row.paid : undefined} ours={row.ledger_paid} />
          <Sums
            title={words.refunded}
            theirs={hasBill ? row.refunded : undefined}
            ours={row.ledger_refunded}
          />
        </tbody>
      </table>
      <dl className="st-facts">
        <dt>{words.state}</dt>
        <dd>
          <StatusMark tone={tone}>{text}</StatusMark>
        </dd>
        {row.fetched_at !== null && (
          <>
            <dt>{words.lines}</dt>
            <dd>{row.lines.toLocaleString('en-US')}</dd>
            <dt>{words.fetched}</dt>
            <dd>{dateTimeText(row.fetched_at, { exact: true })}</dd>
            <dt>{words.file}</dt>
            <dd>
              <code className="st-sha">{row.sha256}</code>
              <span className="st-soft">{words.fileHint}</span>
            </dd>
          </>
        )}
        {row.fetched_at === null && row.asked_at !== null && (
          <>
            <dt>{words.asked}</dt>
            <dd>{dateTimeText(row.asked_at, { exact: true })}</dd>
          </>
        )}
      </dl>
    </>
  )
}

function Sums({ title, theirs, ours }: { title: string; theirs: number | undefined; ours: number }) {
  const gap = theirs === undefined ? undefined : theirs - ours
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{theirs === undefined ? words.noBill : moneyText(theirs)}</td>
      <td>{moneyText(ours)}</td>
      <td className={gap ? 'st-warn' : undefined}>{gap === undefined ? words.noBill : gapText(gap)}</td>
    </tr>
  )
}
