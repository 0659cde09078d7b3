import { applyPatch, type EditedPage } from '@yingzao/editor-core'
import { checkLimits, type Finding } from '@yingzao/schema/server'
import { readEdited, type Written, wireOf } from './read-edited'
import { type WrittenDraft, writeDraft } from './write-draft'

/**
 * What a patch makes of what is being written on a page, read as any document is, whoever made it, and written as it is
 * stored: or why it is refused. Then nothing of it is done.
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
 * What is safe of a page that somebody edited. The finding says which limit it breaks; reading what breaks one gives
 * nothing, and that must not take the place of somebody's work.
 */
export function readBack(page: EditedPage): { draft: WrittenDraft } | { broken: Finding } {
  const document = wireOf(page)
  const limited = checkLimits(document)
  const [broken] = limited.findings
  if (!limited.ok && broken) return { broken }
  // Defaults come in, and with them a limit may be passed that was not before.
  return writeDraft(readEdited(page.code, { document }).page)
}
