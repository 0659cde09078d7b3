import { takeLater } from '../answers/take-later'
import { writeRate, writeText } from '../simulate/write-text'
import { asOfText, cashOf, FIGURES, type Position, type Share, wordsOf } from './position-shown'

const partIn = (box: Element, name: string) => box.querySelector(`.yz-sim-position__${name}`) as HTMLElement

/** Writes an answer into what the view has rendered for it, whatever it holds already. Existing rows are reused. */
export function fillPosition(box: HTMLElement, position: Position): void {
  const { position: shares, is_masked, is_simulated } = position
  writeText(partIn(box, 'as-of'), asOfText(position))
  ;(box.querySelector('.yz-simulate__badge') as HTMLElement).hidden = !is_simulated
  partIn(box, 'rule').hidden = !is_masked
  const list = partIn(box, 'list')
  while (list.children.length > shares.length) list.lastElementChild?.remove()
  while (list.children.length < shares.length) list.append(takeLater(box, 'share'))
  for (const [index, share] of shares.entries()) fillShare(list.children[index] as HTMLElement, share)
  list.hidden = shares.length === 0
  partIn(box, 'empty').hidden = shares.length > 0
  for (const [name, text] of Object.entries(cashOf(position))) writeFigure(box, `[data-cash=${name}]`, text)
}

export function fillShare(row: HTMLElement, share: Share): void {
  const { name, about, rate, figures } = wordsOf(share)
  row.dataset.code = share.code
  writeText(partIn(row, 'name'), name)
  writeText(partIn(row, 'about'), about)
  writeRate(partIn(row, 'rate'), rate)
  partIn(row, 'rate').hidden = share.is_masked
  partIn(row, 'masked').hidden = !share.is_masked
  partIn(row, 'suspended').hidden = !share.is_suspended
  partIn(row, 'frozen').hidden = !share.is_frozen
  for (const figure of FIGURES) writeFigure(row, `[data-figure=${figure}]`, figures[figure])
}

/** One without words is hidden together with its name. */
function writeFigure(box: Element, selector: string, text: string): void {
  const figure = box.querySelector(selector) as HTMLElement
  writeText(figure, text)
  ;(figure.parentElement as HTMLElement).hidden = text === ''
}
