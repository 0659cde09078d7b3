import type { Path } from '@yingzao/editor-core'
import { earlierItems, listAround, type NamedItem } from './earlier-items'
import { useFieldFact } from './field-target'

const NOWHERE: Path = []

/** The items before the one that a path is in, of the list around it. */
export function useEarlierItems(path: Path): readonly NamedItem[] {
  const around = listAround(path)
  // As a text, which is compared cheaply at every key.
  const said = useFieldFact(around?.list ?? NOWHERE, (list) =>
    around ? JSON.stringify(earlierItems(list, around.index)) : '[]',
  )
  return typeof said === 'string' ? JSON.parse(said) : []
}
