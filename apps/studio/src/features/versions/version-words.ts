import { sideBySide } from '../../ui/joined'
import type { Pick } from './pick'
import { wording } from './wording'

/** The name of one side of a comparison. */
export function pickName(pick: Pick): string {
  return pick === 'draft' ? wording.draft : wording.version(pick)
}

/** What a version was made from, when it was not written in the usual way. */
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
