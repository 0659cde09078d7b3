import { type Editor, type Path, pathText, setCommon, setProp, setProps, valueAt } from '@yingzao/editor-core'
import { emptyValue, type ObjectField } from '@yingzao/schema/server'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import { useRun, useSession } from '../session/session-context'

/** Whose settings are shown. */
export interface FieldTarget {
  ids: readonly string[]
  isDisabled: boolean
}

export const FieldTargetContext = createContext<FieldTarget>({ ids: [], isDisabled: true })

/** The object around a field, if a document may omit it: it is created with the first setting in it. */
export const AroundContext = createContext<{ path: Path; field: ObjectField } | undefined>(undefined)

/** In place of a value: the blocks do not agree. */
export const MIXED = Symbol('mixed')

export function useFieldTarget(): FieldTarget {
  return use(FieldTargetContext)
}

/** Returns what all targets have at a path relative to the block. Re-renders only when that changes. */
export function useFieldValue(path: Path): unknown {
  return useFieldFact(path, (value) => value)
}

/**
 * Returns something about a value, such as the number of items, and re-renders only when that changes. Compared by
 * identity.
 */
export function useFieldFact<Fact>(path: Path, fact: (value: unknown) => Fact): Fact | typeof MIXED {
  const { ids } = useFieldTarget()
  const { editor } = useSession()
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = ids.map((id) => editor.subscribeTo(id, changed))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [ids, editor],
  )
  return useSyncExternalStore(subscribe, () => {
    const [first, ...others] = ids.map((id) => fact(settingOf(editor, id, path)))
    return others.every((other) => isSame(first, other)) ? (first as Fact) : MIXED
  })
}

/** Writes the value at a path in all targets; undefined removes it. */
export function useWriteField(path: Path): (value: unknown) => void {
  const write = useWriteFields(path.slice(0, -1))
  return (value) => write({ [String(path.at(-1))]: value })
}

/** Writes several values of the object at a path, as one step. */
export function useWriteFields(path: Path): (values: Readonly<Record<string, unknown>>) => void {
  const { ids } = useFieldTarget()
  const { editor } = useSession()
  const around = use(AroundContext)
  const run = useRun()
  return (values) => {
    const isIn = around && pathText(around.path) === pathText(path)
    const isAbsent = isIn && ids.some((id) => settingOf(editor, id, around.path) === undefined)
    if (!isAbsent) {
      write(Object.entries(values).map(([key, value]) => ({ path: [...path, key], value })))
    } else if (Object.values(values).some((value) => value !== undefined)) {
      write([{ path: around.path, value: { ...emptyValue(around.field.fields), ...values } }])
    }
  }

  function write(values: readonly { path: Path; value: unknown }[]): void {
    const below = values.map(({ path: [, ...rest], value }) => ({ path: rest, value }))
    const [first] = below
    if (first === undefined) return
    if (values[0]?.path[0] === 'common') run(setCommon, { ids, ...first })
    else if (below.length === 1) run(setProp, { ids, ...first })
    else run(setProps, { ids, values: below })
  }
}

function settingOf(editor: Editor, id: string, path: Path): unknown {
  return valueAt(editor.tree.index.get(id)?.block, path)
}

/** Values are JSON, and small where several blocks share them. */
function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)
}
