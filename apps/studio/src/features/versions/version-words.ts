import { wording } from '../../wording'
import type { Pick } from './pick'

/** What one side of a comparison is called. */
export function pickName(pick: Pick): string {
  return pick === 'draft' ? wording.versions.draft : wording.versions.version(pick)
}
