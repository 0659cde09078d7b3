import { useLayoutEffect, useMemo, useRef, useTransition } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { AddressFilter } from './address-filter'

/** Which parameter of the address names the open row, and how it is parsed; an invalid one is undefined. */
export interface OpenedLine<Key extends string | number> {
  name: string
  read: (text: string) => Key | undefined
}

interface ListAddress<Filter, Key> {
  filter: Filter
  /** The row whose details are open. */
  opened: Key | undefined
  /** Changes the filter; the open row is closed. */
  setFilter: (filter: Filter) => void
  open: (key: Key | undefined) => void
}

const NO_LINE: OpenedLine<never> = { name: '', read: () => undefined }

/**
 * Keeps the filter of a list and its open row in the address, so that a reload, the back key and a link to a colleague
 * show the same. Pass in objects that are declared once, outside the component.
 */
export function useListAddress<Filter extends object, Key extends string | number = never>(
  { read, write }: Pick<AddressFilter<Filter>, 'read' | 'write'>,
  line: OpenedLine<Key> = NO_LINE,
): ListAddress<Filter, Key> {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const filter = useMemo(() => read(search), [read, search])
  // A second choice may be made before the address of the first is rendered. One that a guard blocks is never rendered:
  // its transition ends without a new address, and it is forgotten.
  const [isOnItsWay, startTransition] = useTransition()
  const newest = useRef(filter)
  useLayoutEffect(() => {
    if (!isOnItsWay) newest.current = filter
  }, [filter, isOnItsWay])
  const text = line.name === '' ? null : search.get(line.name)
  const go = (next: Filter, key: Key | undefined) => {
    newest.current = next
    const wanted = write(next)
    if (key !== undefined) wanted.set(line.name, String(key))
    startTransition(async () => {
      await navigate({ search: wanted.toString() }, { preventScrollReset: true })
    })
  }
  return {
    filter,
    opened: text === null ? undefined : line.read(text),
    setFilter: (next) => go(withChanges(newest.current, filter, next), undefined),
    open: (key) => go(newest.current, key),
  }
}

/** The newest filter with the changes between the one that was on screen and the next. */
function withChanges<Filter extends object>(newest: Filter, seen: Filter, next: Filter): Filter {
  const names = Object.keys({ ...seen, ...next }) as (keyof Filter)[]
  const changed = names.filter((name) => seen[name] !== next[name])
  return { ...newest, ...Object.fromEntries(changed.map((name) => [name, next[name]])) }
}
