import type { Path } from '@yingzao/editor-core'
import { isRecord } from '@yingzao/schema/client'

/** An item of a list as inputs name it. */
export interface NamedItem {
  key: string
  label: string
  /** What can be answered to it, where that is one of a few things. */
  choices: readonly { key: string; label: string }[]
}

/** The outermost list around a path, and which of its items the path is in. Undefined: it is in none. */
export function listAround(path: Path): { list: Path; index: number } | undefined {
  const at = path.findIndex((step) => typeof step === 'number')
  return at === -1 ? undefined : { list: path.slice(0, at), index: path[at] as number }
}

/** The items that stand before one. Those without a key or a name cannot be named. */
export function earlierItems(list: unknown, index: number): NamedItem[] {
  if (!Array.isArray(list)) return []
  return list.slice(0, index).flatMap((item) => {
    const [named] = namedIn([item])
    return named ? [{ ...named, choices: namedIn(isRecord(item) ? item.choices : undefined) }] : []
  })
}

function namedIn(list: unknown): { key: string; label: string }[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((item) => {
    const { id, label } = isRecord(item) ? item : {}
    return typeof id === 'string' && id !== '' ? [{ key: id, label: String(label ?? '') }] : []
  })
}
