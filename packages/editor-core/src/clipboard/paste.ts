import type { Block } from '@yingzao/schema/client'
import type { Editing } from '../catalogue'
import type { MissingTarget, Step } from '../commands/command'
import { insertStep, refuseUnknown } from '../commands/insert'
import { chosenBlocks, chosenLabel, removeBlocks } from '../commands/remove'
import { freshIdsIn } from '../page/fresh-ids'
import { importBlocks } from '../page/import-value'
import type { Place } from '../page/page'
import { referencesOf, withIds } from '../page/references'
import { walk } from '../page/walk'
import { refuse } from '../refusal'
import { readCopied } from './clipboard-text'

/**
 * Puts copied blocks into a place under new ids. References among them follow; a reference to another block stays and,
 * when this page has no such block, is listed in `missing`. Blocks that were cut keep ids that are free here, so that
 * what refers to them finds them again.
 */
export function pasteBlocks(editing: Editing, { text, at }: { text: string; at: Place }): Step {
  const copied = readCopied(text)
  if (!copied.ok) return refuse(copied.refusal)
  const { blocks, isCut } = copied.value
  const unknown = Array.from(walk(blocks), ({ name }) => name).filter(
    (name) => editing.catalogue.titleOf(name) === undefined,
  )
  if (unknown.length > 0) refuseUnknown([...new Set(unknown)])
  const read = importBlocks(editing.catalogue.read(blocks))
  const ids = newIds(editing, read, isCut)
  const pasted = read.map((block) => withIds(block, ids))
  return {
    ...insertStep(editing, pasted, at, 'pasted'),
    missing: missingTargets(editing, pasted),
  }
}

function newIds(editing: Editing, blocks: readonly Block[], isCut: boolean): ReadonlyMap<string, string> {
  const { tree } = editing
  const fresh = freshIdsIn(editing)
  if (!isCut) return fresh.renew(blocks)
  const all = Array.from(walk(blocks))
  for (const { id } of all) if (!tree.index.has(id)) fresh.give(id)
  return new Map(all.filter(({ id }) => tree.index.has(id)).map(({ id, name }) => [id, fresh.next(name)]))
}

function missingTargets({ tree }: Editing, blocks: readonly Block[]): MissingTarget[] {
  const all = Array.from(walk(blocks))
  const pasted = new Set(all.map(({ id }) => id))
  return all.flatMap((block) =>
    referencesOf(block).flatMap(({ path, targets }) =>
      targets
        .filter((target) => !pasted.has(target) && !tree.index.has(target))
        .map((target) => ({ blockId: block.id, path, target })),
    ),
  )
}

/** Removes blocks after `copyText` put them on the clipboard: cutting is one step. */
export function cutBlocks(editing: Editing, { ids }: { ids: readonly string[] }): Step {
  return {
    ...removeBlocks(editing, { ids }),
    label: chosenLabel(editing, 'cut', chosenBlocks(editing, ids)),
  }
}
