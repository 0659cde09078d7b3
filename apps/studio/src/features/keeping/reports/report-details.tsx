import { dateTimeText } from '../../../state/date-time-text'
import { wording } from '../wording'
import type { ReportRow } from './report-rows'

const words = wording.reports

/** Why a deletion was allowed, and for an erasure what happened to each table. */
export function ReportDetails({ row }: { row: ReportRow }) {
  const { oldest, newest, days, setting, ground, tables, hold_ids } = row
  return (
    <>
      <dl className="st-facts">
        <dt>{words.ground}</dt>
        <dd>{ground}</dd>
        {days !== null && (
          <>
            <dt>{words.term}</dt>
            <dd>{words.days(days, setting)}</dd>
          </>
        )}
        {oldest !== null && newest !== null && (
          <>
            <dt>{words.span}</dt>
            <dd className="st-number">{words.between(dateTimeText(oldest), dateTimeText(newest))}</dd>
          </>
        )}
        {hold_ids.length > 0 && (
          <>
            <dt>{words.holds}</dt>
            <dd>{words.holdIds(hold_ids)}</dd>
          </>
        )}
      </dl>
      {tables.length > 0 && (
        <ul className="kp-tables">
          {tables.map(({ table, name, fate, rows, why }) => (
            <li key={table}>
              {words.fate(name || table, fate, rows)}
              {why !== '' && <span className="st-soft"> {why}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
