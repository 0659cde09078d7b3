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

/** The result of putting another state of a section on a page. */
export type Relinked =
  /** No part of the page is this section, or it already has this state. */
  | 'same'
  | { draft: WrittenDraft; patch: Patch }
  /** The limit that it would break. */
  | { broken: Finding }

/** Replaces the former states of a section on a page with this one. */
export function relink(code: string, written: Written, state: SectionState): Relinked {
  const before: EditedPage = 'page' in written ? written.page : readEdited(code, written).page
  const after = withSection(before, state)
  if (after === before) return 'same'
  const read = readBack(after)
  return 'broken' in read ? read : { ...read, patch: patchBetween(before, after) }
}
