import { isPictureAddress } from '@yingzao/schema/client'
import { signedPercent } from '../simulate/simulate-words'
import {
  canTrade,
  type Detail,
  firstSign,
  ranksOf,
  SHORTCUTS,
  shortcutAddress,
  type WordName,
  wordsOf,
} from './record-shown'

/** Lines that are there only when they say something. */
const NOTES: ReadonlySet<string> = new Set<WordName>(['banned', 'hidden', 'frozen'])

/** Writes a portfolio into a copy of the one that the view has rendered. */
export function fillRecord(record: HTMLElement, detail: Detail): void {
  const find = (selector: string) => record.querySelector(selector) as HTMLElement
  for (const [name, text] of Object.entries(wordsOf(detail))) {
    const line = find(`[data-word=${name}]`)
    if (line.textContent !== text) line.textContent = text
    if (NOTES.has(name)) line.hidden = text === ''
  }
  find('[data-word=return]').dataset.tone = signedPercent(detail.return).tone
  showAvatar(find('.yz-folio__avatar'), detail.player)
  const follow = find('[data-does=follow]')
  follow.hidden = detail.is_me
  follow.setAttribute('aria-pressed', String(detail.is_followed))
  for (const tab of record.querySelectorAll<HTMLElement>('[data-period]'))
    tab.setAttribute('aria-pressed', String(tab.dataset.period === detail.period))
  for (const { period, rank } of ranksOf(detail)) find(`[data-rank=${period}]`).textContent = rank
  for (const { name } of SHORTCUTS)
    find(`[data-to=${name}]`).setAttribute('href', shortcutAddress(name, detail))
  find('[data-trade]').hidden = !canTrade(detail)
}

function showAvatar(room: HTMLElement, { avatar, nick }: Detail['player']): void {
  const sign = firstSign(nick)
  if (!isPictureAddress(avatar)) {
    room.textContent = sign
    return
  }
  if (room.querySelector('img')?.getAttribute('src') === avatar) return
  const image = new Image(48, 48)
  image.alt = ''
  image.onerror = () => {
    room.textContent = sign
  }
  image.src = avatar
  room.replaceChildren(image)
}
