import type { Path } from '@yingzao/editor-core'
import { earlierItems, itemsBefore, type NamedItem } from './earlier-items'
import { useFieldFact } from './field-target'

const NOWHERE: Path = []

/**
 * Returns the items of the list with this name that come before what a path leads to: all of them, where that is in
 * another list.
 */
export function useEarlierItems(path: Path, name = ''): readonly NamedItem[] {
  const around = itemsBefore(path, name)
  // As a text, which is cheap to compare on every key.
  const said = useFieldFact(around?.list ?? NOWHERE, (list) =>
    around ? JSON.stringify(earlierItems(list, around.index)) : '[]',
  )
  return typeof said === 'string' ? JSON.parse(said) : []
}
