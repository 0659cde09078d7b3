import { wording } from '../../wording'
import type { changesOf } from './company-data'

const words = wording.company

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
          <th>{words.item}</th>
          <th>{isDone ? words.earlier : words.before}</th>
          <th>{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{words.fields[field].label}</th>
            <td>
              <del>{before || words.empty}</del>
            </td>
            <td>
              <ins>{after || words.empty}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
