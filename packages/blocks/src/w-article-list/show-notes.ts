import type { NearPage, Stop } from '@yingzao/renderer'
import { takeLater } from '../answers/take-later'
import { articleAddress } from '../simulate/article-address'
import { openList } from '../simulate/open-list'
import { contestOf, playerOf } from '../simulate/whose'
import { type Note, notesQuery } from './note'

/** Shows the notes of a contest or of a player in copies of the row that the view has rendered. */
export function showNotes(box: HTMLElement, page: NearPage): Stop {
  const list = box.querySelector('.yz-notes__list') as HTMLElement
  return openList(box, page, notesQuery(playerOf(page), contestOf(page, box.dataset.notes || '')), {
    clear: () => list.replaceChildren(),
    add(notes) {
      const rows = notes.map((note) => rowOf(box, note))
      list.append(...rows)
      list.hidden = list.childElementCount === 0
      return rows[0]?.querySelector('a') || undefined
    },
  })
}

function rowOf(box: HTMLElement, { key, title, summary, writer, day, isForMembers }: Note): HTMLElement {
  const row = takeLater(box, 'note')
  row.querySelector('a')?.setAttribute('href', articleAddress(key))
  write('title', title)
  write('summary', summary)
  write('writer', writer)
  write('day', day)
  if (!isForMembers) row.querySelector('.yz-notes__members')?.remove()
  if (summary === '') row.querySelector('.yz-notes__summary')?.remove()
  return row

  function write(name: string, text: string): void {
    ;(row.querySelector(`.yz-notes__${name}`) as Element).textContent = text
  }
}
