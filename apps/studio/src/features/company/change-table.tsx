import type { changesOf } from './company-data'
import { wording } from './wording'

/** What was said and what is said instead. */
export function ChangeTable({
  changes,
  isDone = false,
}: {
  changes: ReturnType<typeof changesOf>
  isDone?: boolean
}) {
  return (
    <table className="co-changes">
      <thead>
        <tr>
          <th>{wording.item}</th>
          <th>{isDone ? wording.earlier : wording.before}</th>
          <th>{wording.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{wording.fields[field].label}</th>
            <td>
              <del>{before || wording.empty}</del>
            </td>
            <td>
              <ins>{after || wording.empty}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
