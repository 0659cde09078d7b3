import { showImage } from '../answers/show-image'
import { takeLater } from '../answers/take-later'
import { columnsOf, TEXTS, type TextName } from './list-item'
import type { GivenItem } from './sources'

/**
 * Returns a function that shows the items that a call has returned, before `end`: each in a copy of the row that the
 * view has rendered with all its parts. Rows that are already there stay.
 */
export function createGivenRows(list: Element, end: Element): (items: readonly GivenItem[]) => void {
  const isTable = list.matches('.yz-list--table')
  let rows: HTMLElement | undefined
  let row: HTMLElement
  let body: HTMLElement
  let names: readonly TextName[] = TEXTS
  let count = 0

  function begin(): void {
    rows?.remove()
    rows = takeLater(list, 'items')
    for (const line of rows.querySelectorAll('tr')) keep(names, line)
    row = rows.querySelector('[data-item]') as HTMLElement
    body = row.parentElement as HTMLElement
    row.remove()
    count = 0
    end.before(rows)
  }

  return (items) => {
    if (items.length === count) return
    const columns = isTable ? columnsOf(items) : TEXTS
    // A later page may add a column to a table.
    const isOther = columns.length !== names.length
    names = columns
    if (!rows || isOther) begin()
    for (const item of items.slice(count)) {
      const copy = row.cloneNode(true) as HTMLElement
      body.append(copy)
      if (isTable) write(item, names, copy)
      else fill(item, copy)
    }
    count = items.length
  }
}

/** Removes from a line, which has a part for every text, those of all other texts. */
function keep(names: readonly TextName[], line: Element): void {
  const parts = [...line.children]
  for (const [at, name] of TEXTS.entries()) if (!names.includes(name)) (parts[at] as Element).remove()
}

function write(item: GivenItem, names: readonly TextName[], line: Element): void {
  for (const [at, name] of names.entries()) (line.children[at] as Element).textContent = item[name]
}

/** A text that is empty has no part in a row, and neither has a picture without an address. */
function fill(item: GivenItem, row: Element): void {
  const words = row.querySelector('.yz-list__words') as Element
  const names = columnsOf([item])
  keep(names, words)
  write(item, names, words)
  // Only a card has one.
  for (const image of row.querySelectorAll('img')) {
    if (item.image === '') (image.parentNode as Element).remove()
    else showImage(image, item.image, () => image.remove())
  }
}
