import type { Stop } from '@yingzao/renderer'
import { takeLater } from '../answers/take-later'
import { cellOf } from './cells'
import { COLUMNS, type Feed, type Kind, type Row } from './kinds'

/** Rows of a group, which is inserted and removed as one: more of them cannot be laid out between two frames. */
const GROUP = 20

interface Group {
  rows: readonly Row[]
  /** The index of its first row among all rows. */
  from: number
  /** CSS pixels: as it was when it was last in the page; before that, as high as its rows should be. */
  height: number
  /** Undefined while it is not in the page. */
  body: HTMLTableSectionElement | undefined
}

/** The rows of a table, of which only those near the visible part are in the page. */
export interface ShownRows {
  /** Starts over with a first answer; undefined: with the skeleton that the view has rendered. */
  begin(feed: Feed | undefined): void
  add(rows: readonly Row[]): void
  rowAt(index: number): Row | undefined
  count(): number
  stop: Stop
}

/**
 * Groups of rows are bodies of the table, from one screen of the box above the visible part to one below. One row above
 * and one below take the space of all the others: a table of hundreds of bodies is laid out too slowly, even if nearly
 * all of them are empty.
 */
export function createRows(box: HTMLElement, scroller: HTMLElement, kind: Kind): ShownRows {
  const table = scroller.querySelector('table') as HTMLTableElement
  const skeleton = table.tBodies[0] as HTMLTableSectionElement
  const sample = takeLater(box, 'row').querySelector('tr') as HTMLElement
  const columns = COLUMNS[kind]
  const above = createRoom(columns.length + 1)
  const below = createRoom(columns.length + 1)
  let groups: Group[] = []
  let rows: Row[] = []
  let frame = 0

  function measure(): void {
    for (const group of groups) if (group.body) group.height = group.body.offsetHeight
  }

  /** Inserts the groups that have come near and removes those that are no longer near. */
  function look(): void {
    frame = 0
    const { scrollTop, clientHeight } = scroller
    measure()
    const near = new Set<Group>()
    const rooms = { above: 0, below: 0 }
    let top = 0
    for (const group of groups) {
      const bottom = top + group.height
      if (bottom < scrollTop - clientHeight) rooms.above += group.height
      else if (top > scrollTop + 2 * clientHeight) rooms.below += group.height
      else near.add(group)
      top = bottom
    }
    let next: Element | null = below.parentNode ? below : null
    for (const group of [...groups].reverse()) {
      if (!near.has(group)) {
        group.body?.remove()
        group.body = undefined
        continue
      }
      group.body ||= table.insertBefore(bodyOf(group), next)
      next = group.body
    }
    setRoom(above, rooms.above, next)
    setRoom(below, rooms.below, null)
  }

  function setRoom(room: HTMLTableSectionElement, height: number, before: Element | null): void {
    const cell = room.querySelector('td') as HTMLElement
    cell.style.height = `${height}px`
    if (height === 0) room.remove()
    else if (!room.parentNode) table.insertBefore(room, before)
  }

  function bodyOf({ rows: own, from }: Group): HTMLTableSectionElement {
    const body = document.createElement('tbody')
    body.append(...own.map((row, index) => rowOf(row, from + index)))
    return body
  }

  function rowOf(row: Row, index: number): HTMLElement {
    const element = sample.cloneNode(true) as HTMLElement
    element.setAttribute('aria-rowindex', String(index + 2))
    if (element.dataset.row) element.dataset.row = String(index)
    write('b', row.name)
    write('small', row.code)
    for (const [place, column] of columns.entries()) {
      const cell = element.children[place + 1] as HTMLElement
      const { text, tone } = cellOf(row, column)
      ;(cell.firstElementChild || cell).textContent = text
      if (tone) cell.dataset.tone = tone
    }
    return element

    function write(name: string, text: string): void {
      ;(element.querySelector(name) as Element).textContent = text
    }
  }

  function add(added: readonly Row[]): void {
    // As high as those that are known; of the first group nothing is known before it is in the page.
    measure()
    const known = groups[0]
    const rowHeight = known ? known.height / known.rows.length : 0
    for (let at = 0; at < added.length; at += GROUP) {
      const own = added.slice(at, at + GROUP)
      groups.push({ rows: own, from: rows.length + at, height: rowHeight * own.length, body: undefined })
    }
    rows = rows.concat(added)
    look()
  }

  function lookSoon(): void {
    frame ||= requestAnimationFrame(look)
  }

  scroller.addEventListener('scroll', lookSoon, { passive: true })
  return {
    begin(feed) {
      for (const body of [...table.tBodies]) body.remove()
      groups = []
      rows = []
      scroller.scrollTop = 0
      if (feed) {
        table.setAttribute('aria-rowcount', String(feed.total + 1))
        add(feed.list)
      } else {
        table.removeAttribute('aria-rowcount')
        table.append(skeleton)
      }
    },
    add,
    rowAt: (index) => rows[index],
    count: () => rows.length,
    stop() {
      cancelAnimationFrame(frame)
      scroller.removeEventListener('scroll', lookSoon)
    },
  }
}

/** A row as high as all those whose space it takes. */
function createRoom(columns: number): HTMLTableSectionElement {
  const room = document.createElement('tbody')
  const cell = document.createElement('td')
  cell.className = 'yz-feed__room'
  cell.colSpan = columns
  const row = document.createElement('tr')
  row.setAttribute('aria-hidden', 'true')
  row.append(cell)
  room.append(row)
  return room
}
