import { isRecord } from '@yingzao/schema/client'
import { keepLike } from './freeze'
import type { Path } from './page'

/** The value at a path. Undefined when there is none; inherited properties do not count. */
export function valueAt(root: unknown, path: Path): unknown {
  let current = root
  for (const step of path) {
    if (!hasStep(current, step)) return undefined
    current = (current as Record<string | number, unknown>)[step]
  }
  return current
}

/** Whether a step leads from a value to something it holds: an own key of a record, or an index of a list. */
export function hasStep(value: unknown, step: string | number): boolean {
  if (Array.isArray(value)) return typeof step === 'number' && step < value.length
  return isRecord(value) && typeof step === 'string' && Object.hasOwn(value, step)
}

/** The root with another value at a path. Copies the objects along the path and shares the rest. */
export function withValue<Root>(root: Root, path: Path, value: unknown): Root {
  return changeAt(root, path, () => value) as Root
}

/** Returns the root with the holder of the last step changed: `change` receives its own copy to work on. */
export function withHolder<Root>(
  root: Root,
  path: Path,
  change: (holder: Record<string, unknown> | unknown[]) => void,
): Root {
  return changeAt(root, path, (holder) => {
    const copy = copyOf(holder as object)
    change(copy)
    return keepLike(copy, holder as object)
  }) as Root
}

/** Recursion is safe: a path is no longer than a document is deep. */
function changeAt(root: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return change(root)
  const copy = copyOf(root as object) as Record<string | number, unknown>
  copy[step] = changeAt(copy[step], rest, change)
  return keepLike(copy, root as object)
}

function copyOf(holder: object): Record<string, unknown> | unknown[] {
  return Array.isArray(holder) ? [...holder] : { ...(holder as Record<string, unknown>) }
}

export function samePath(one: Path, other: Path): boolean {
  return one.length === other.length && startsWith(one, other)
}

/** Whether a path leads to, or into, what another one leads to. */
export function startsWith(path: Path, start: Path): boolean {
  return start.length <= path.length && start.every((step, index) => step === path[index])
}

/** As written in findings: `value.list[0].title`. */
export function pathText(path: Path): string {
  return path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  )
}
