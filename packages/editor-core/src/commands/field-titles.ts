import { type BlockCatalogue, type Editing, titleOf, wordsOf } from '../catalogue'
import type { Path } from '../page/page'
import { pathText } from '../page/path'
import { entryOf } from '../page/tree'

type Titles = Readonly<Record<string, string>>

/** The label of a field of a block, by its path from the block. */
export function fieldTitle({ tree, catalogue }: Editing, id: string, path: Path): string {
  const { name } = entryOf(tree.index, id).block
  return fieldTitleIn(catalogue, name, path)
}

/** The same for a block of this kind. */
export function fieldTitleIn(catalogue: BlockCatalogue, name: string, path: Path): string {
  const { common }: { common: Titles } = wordsOf(catalogue)
  if (path[0] === 'common') return common[String(path[1])] ?? pathText(path.slice(1))
  if (path.length === 1) return titleOf(catalogue, name)
  return catalogue.fieldTitleOf(name, path.slice(1)) ?? pathText(path.slice(1))
}

/** The label of a field of the page itself. */
export function pageFieldTitle(catalogue: BlockCatalogue, path: Path): string {
  const { ofPage }: { ofPage: Titles } = wordsOf(catalogue)
  return ofPage[pathText(path.slice(0, 2))] ?? pathText(path)
}
