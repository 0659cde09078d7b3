import type { Path } from '@yingzao/editor-core'
import { isRecord } from '@yingzao/schema/client'

/** An item of a list as inputs name it. */
export interface NamedItem {
  key: string
  label: string
  /** The possible answers to it, where they are limited. */
  choices: readonly { key: string; label: string }[]
}

/**
 * Returns up to which item of the list with this name a path may look: up to its own, or to the end where the outermost
 * list around it is another one next to that list. Undefined: it is in none.
 */
export function itemsBefore(path: Path, name: string): { list: Path; index: number } | undefined {
  const at = path.findIndex((step) => typeof step === 'number')
  if (at === -1) return undefined
  const list = path.slice(0, at)
  if (list.at(-1) === name) return { list, index: path[at] as number }
  return { list: [...list.slice(0, -1), name], index: Number.POSITIVE_INFINITY }
}

/** Returns the items before one. Those without a key or a name cannot be referred to. */
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
