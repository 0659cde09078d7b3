import type { NearPage } from '@yingzao/renderer'
import { takeLater } from '../answers/take-later'
import { cellOf } from './cells'
import { DETAILS, type JgdyRow, type Kind, type LhbRow, type Row } from './kinds'

/** Opens what a row has besides the table: the seats of a share on the list, or a visit and its announcement. */
export function openRow(box: HTMLElement, page: NearPage, kind: Kind, row: Row): void {
  const dialog = box.querySelector('dialog') as HTMLElement
  const label = `${row.name} ${row.code}`
  dialog.setAttribute('aria-label', label)
  ;(dialog.querySelector('[data-name]') as Element).textContent = label
  for (const column of DETAILS[kind] || []) {
    const fact = dialog.querySelector(`dd[data-key=${column.key}]`) as HTMLElement
    const { text, tone } = cellOf(row, column)
    fact.textContent = text
    fact.dataset.tone = tone
  }
  if (kind === 'lhb') showSeats(box, dialog, row as LhbRow)
  const notice = dialog.querySelector<HTMLElement>('[data-does=notice]')
  if (notice) notice.dataset.url = (row as JgdyRow).notice_url
  ;(dialog.querySelector('.yz-feed__content') as HTMLElement).scrollTop = 0
  page.openPopup(dialog.dataset.popup as string)
}

function showSeats(box: HTMLElement, dialog: HTMLElement, { seats }: LhbRow): void {
  for (const body of dialog.querySelectorAll<HTMLElement>('[data-side]')) {
    const own = seats.filter(({ side }) => side === body.dataset.side)
    // A side without seats shows a row of unknown values.
    const shown = own.length > 0 ? own : [{ name: '--', buy: null, sell: null }]
    body.replaceChildren(
      ...shown.map((seat) => {
        const line = takeLater(box, 'seat').querySelector('tr') as HTMLElement
        const [name, buy, sell] = line.children as unknown as [Element, Element, Element]
        name.textContent = seat.name
        buy.textContent = cellOf(seat, { key: 'buy', format: 'money' }).text
        sell.textContent = cellOf(seat, { key: 'sell', format: 'money' }).text
        return line
      }),
    )
  }
}
