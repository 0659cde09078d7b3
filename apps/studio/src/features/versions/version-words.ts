import { sideBySide } from '../../ui/joined'
import type { Pick } from './pick'
import { wording } from './wording'

/** What one side of a comparison is called. */
export function pickName(pick: Pick): string {
  return pick === 'draft' ? wording.draft : wording.version(pick)
}

/** What a version was made of, where that was no usual writing. */
export function originText({
  restored_from,
  kept_for,
}: {
  restored_from: number | null
  kept_for: number | null
}): string | undefined {
  const said = [
    ...(restored_from === null ? [] : [wording.restoredFrom(restored_from)]),
    ...(kept_for === null ? [] : [wording.keptFor(kept_for)]),
  ]
  return said.length === 0 ? undefined : sideBySide(said)
}
