import type { ChangedReference } from './approval-rows'
import { wording } from './wording'

const words = wording.changed

/** What a page refers to and that differs from what was approved: before, and now. */
export function ChangedReferences({ changed }: { changed: readonly ChangedReference[] }) {
  return (
    <ul className="ap-changed">
      {changed.map(({ kind, before, after }) => (
        <li key={`${kind} ${before} ${after}`}>
          <strong>{words.kinds[kind]}</strong>
          <p>{words.before(before || words.empty)}</p>
          <p>{words.after(after || words.empty)}</p>
        </li>
      ))}
    </ul>
  )
}
