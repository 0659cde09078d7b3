import { wording } from '../../wording'
import { fieldText, valueText } from './audit-words'
import { changedFields } from './changed-fields'

const words = wording.audit

/** Before and after of one act, side by side. */
export function AuditDifference({ before, after }: { before: unknown; after: unknown }) {
  const fields = changedFields(before, after)
  if (fields.length === 0) return <p className="st-soft">{words.nothingChanged}</p>
  return (
    <table className="st-diff">
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ path, before, after }) => (
          <tr key={path}>
            <th scope="row">{fieldText(path) || words.value}</th>
            <td>{before === undefined ? <Absent /> : <del>{valueText(path, before)}</del>}</td>
            <td>{after === undefined ? <Absent /> : <ins>{valueText(path, after)}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Absent() {
  return <span className="st-soft">{words.absent}</span>
}
