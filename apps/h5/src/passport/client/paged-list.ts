import { toast } from '../../client/toast'
import { loadPage, showState } from './list-states'
import { isLoggedIn, part, show, whileBusy, wordsFor } from './page'

/** What the gateway returns for a list that comes in parts. */
interface Part<Item> {
  list: readonly Item[]
  total: number
  page: number
  page_size: number
}

interface Source<Item> {
  /** Fetches a part, the first is 1. Throws an Error with words for the reader. */
  fetchPart(page: number): Promise<Part<Item>>
  /** Returns the key that identifies an item when it comes again. */
  keyOf(item: Item): string | number
  draw(item: Item): HTMLElement
  /** Returns the list that it is appended to. */
  listOf?(item: Item): HTMLElement
  /** `共 3 笔` */
  counted: string
  /** A part has arrived, or all were removed. */
  onChange?(): void
}

/** A personal list that comes in parts, on a page with the elements for it. */
export interface PagedList<Item> {
  /** Starts again with the first part. */
  load(): Promise<void>
  /** Renders an item in its old place, or at the end. */
  put(item: Item): void
  /** Returns the items shown, in this order. */
  shown(): { item: Item; card: HTMLElement }[]
  /** Returns the same item as it is currently shown. */
  find(item: Item): { item: Item; card: HTMLElement } | undefined
}

export function pagedList<Item>({
  fetchPart,
  keyOf,
  draw,
  listOf = () => part('.pp-orders'),
  counted,
  onChange = () => undefined,
}: Source<Item>): PagedList<Item> {
  const known = new Map<string | number, { item: Item; card: HTMLElement }>()
  let parts = 0

  async function load(): Promise<void> {
    part<HTMLButtonElement>('[data-more]').onclick = ({ currentTarget }) =>
      void whileBusy(currentTarget as HTMLButtonElement, loadMore)
    await loadPage(async () => {
      const fresh = await fetchPart(1)
      clear()
      add(fresh)
      return known.size === 0 ? 'empty' : undefined
    })
    if (!isLoggedIn()) clear()
  }

  async function loadMore(): Promise<void> {
    try {
      const before = known.size
      add(await fetchPart(parts + 1))
      // The first new item is where the button was.
      Array.from(known.values())[before]?.card.focus()
    } catch (error) {
      toast(wordsFor(error))
      if (!isLoggedIn()) {
        clear()
        showState('anonymous')
      }
    }
  }

  function add({ list, total, page, page_size }: Part<Item>): void {
    parts = page
    for (const item of list) put(item)
    part('[data-total]').textContent = `共 ${total} ${counted}`
    show('[data-total]', total > 0)
    show('[data-more]', page * page_size < total)
    onChange()
  }

  function clear(): void {
    known.clear()
    parts = 0
    for (const list of document.querySelectorAll('.pp-orders')) list.textContent = ''
    show('[data-total]', false)
    show('[data-more]', false)
    onChange()
  }

  /** New items may have shifted the parts of the list: some of a part may be there already. */
  function put(item: Item): void {
    const card = draw(item)
    const before = known.get(keyOf(item))
    if (before) before.card.replaceWith(card)
    else listOf(item).append(card)
    known.set(keyOf(item), { item, card })
  }

  return {
    load,
    put,
    shown: () => Array.from(known.values()),
    find: (item) => known.get(keyOf(item)),
  }
}
