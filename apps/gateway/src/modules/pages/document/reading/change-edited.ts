import { applyPatch, type EditedPage } from '@yingzao/editor-core'
import { checkLimits, type Finding } from '@yingzao/schema/server'
import { readEdited, type Written, wireOf } from './read-edited'
import { type WrittenDraft, writeDraft } from './write-draft'

/**
 * Applies a patch to the content being edited on a page. Returns the result read like any document, whoever made it,
 * and written as it is stored; or why it is refused, and then nothing is applied.
 */
export function changeEdited(
  code: string,
  written: Written,
  patch: unknown,
): { draft: WrittenDraft } | { broken: { message: string; fix: string } } {
  const applied = applyPatch('page' in written ? written.page : readEdited(code, written).page, patch)
  return applied.ok ? readBack(applied.value.page) : { broken: applied.refusal }
}

/**
 * The safe part of a page that somebody edited. The finding says which limit it breaks; reading a page that breaks one
 * gives nothing, and that must not replace somebody's work.
 */
export function readBack(page: EditedPage): { draft: WrittenDraft } | { broken: Finding } {
  const document = wireOf(page)
  const limited = checkLimits(document)
  const [broken] = limited.findings
  if (!limited.ok && broken) return { broken }
  // Reading adds defaults, which may push the page over a limit.
  return writeDraft(readEdited(page.code, { document }).page)
}
