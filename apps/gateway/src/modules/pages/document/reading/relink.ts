import {
  type EditedPage,
  type Patch,
  patchBetween,
  type SectionState,
  withSection,
} from '@yingzao/editor-core'
import type { Finding } from '@yingzao/schema/server'
import { readBack } from './change-edited'
import { readEdited, type Written } from './read-edited'
import type { WrittenDraft } from './write-draft'

/** What becomes of a page with a section in another state. */
export type Relinked =
  /** It has no part that is this section, or has it in this state. */
  | 'same'
  | { draft: WrittenDraft; patch: Patch }
  /** The limit that it would break. */
  | { broken: Finding }

/** Puts a section in the place of its former states on a page. */
export function relink(code: string, written: Written, state: SectionState): Relinked {
  const before: EditedPage = 'page' in written ? written.page : readEdited(code, written).page
  const after = withSection(before, state)
  if (after === before) return 'same'
  const read = readBack(after)
  return 'broken' in read ? read : { ...read, patch: patchBetween(before, after) }
}
