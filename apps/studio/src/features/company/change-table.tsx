import type { changesOf } from './company-data'
import { wording } from './wording'

interface Row {
  label: string
  before: string
  after: string
}

/** Changes of the company's data as rows. */
export function rowsOf(changes: ReturnType<typeof changesOf>): Row[] {
  return changes.map(({ field, before, after }) => ({ label: wording.fields[field].label, before, after }))
}

/** The old text and the new one. */
export function ChangeTable({ changes, isDone = false }: { changes: readonly Row[]; isDone?: boolean }) {
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
        {changes.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
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
