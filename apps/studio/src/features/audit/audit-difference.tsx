import { fieldText, valueText } from './audit-words'
import { changedFields } from './changed-fields'
import { wording } from './wording'

/** One action's before and after, side by side. */
export function AuditDifference({ before, after }: { before: unknown; after: unknown }) {
  const fields = changedFields(before, after)
  if (fields.length === 0) return <p className="st-soft">{wording.nothingChanged}</p>
  return (
    <table className="st-diff">
      <thead>
        <tr>
          <th scope="col">{wording.field}</th>
          <th scope="col">{wording.before}</th>
          <th scope="col">{wording.after}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ path, before, after }) => (
          <tr key={path}>
            <th scope="row">{fieldText(path) || wording.value}</th>
            <td>{before === undefined ? <Absent /> : <del>{valueText(path, before)}</del>}</td>
            <td>{after === undefined ? <Absent /> : <ins>{valueText(path, after)}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Absent() {
  return <span className="st-soft">{wording.absent}</span>
}
