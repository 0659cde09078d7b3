import type { NearPage } from '@yingzao/renderer'
import { answerTo } from '../answers/answer'
import { showImage } from '../answers/show-image'
import { takeLater } from '../answers/take-later'
import type { PrizeRow } from './invite-shown'

interface Around {
  /** The activity that the prizes belong to. */
  activity_id(): string
  /** What was known of the activity may have changed. */
  changed(): void
}

/** The prizes of an activity, each with a button where it can be taken. */
export function createOwnPrizes(card: HTMLElement, page: NearPage, around: Around) {
  const list = card.querySelector('.yz-invite__prizes') as HTMLElement
  /** The results of taps, by the state of their prize. */
  const notes = new Map<number, string>()
  let shown: readonly PrizeRow[] = []
  let drawn = ''
  let isBusy = false

  function show(rows: readonly PrizeRow[]): void {
    list.hidden = rows.length === 0
    const names = JSON.stringify(rows.map(({ state, image }) => [state, image]))
    // Rows that are there already stay: somebody may have the focus in one.
    if (names !== drawn) list.replaceChildren(...rows.map(begin))
    drawn = names
    shown = rows
    for (const [index, row] of rows.entries()) fill(list.children[index] as HTMLElement, row)
  }

  function begin({ image: url }: PrizeRow): HTMLElement {
    const item = takeLater(card, 'prize')
    const image = item.querySelector('img') as HTMLImageElement
    if (url === '') image.remove()
    else showImage(image, url, () => image.remove())
    return item
  }

  function fill(item: HTMLElement, { state, name, terms, word, look }: PrizeRow): void {
    item.className = `yz-invite__prize yz-invite__prize--${look}`
    write(item, 'name', name)
    write(item, 'terms', terms)
    write(item, 'note', notes.get(state) || '')
    const deal = write(item, 'deal', word)
    deal.hidden = word === ''
    const button = item.querySelector('button') as HTMLElement
    button.setAttribute('aria-label', `领取${name}`)
    if (look !== 'open' && button === document.activeElement) deal.focus()
    button.hidden = look !== 'open'
  }

  async function take({ state }: PrizeRow, button: Element): Promise<void> {
    if (isBusy) return
    isBusy = true
    button.setAttribute('aria-busy', 'true')
    const activity_id = around.activity_id()
    const answer =
      state === 0
        ? await answerTo(page.ask, 'grantSharePrize', { activity_id })
        : await answerTo(page.ask, 'receiveState1Prize', { activity_id, state })
    isBusy = false
    button.removeAttribute('aria-busy')
    if (answer.state === 'anonymous') return page.login()
    if (answer.state === 'known') {
      const { note } = answer.response as { note: string }
      page.toast(note ? '领取已登记' : '领取成功')
      notes.set(state, note || '可以在“我的奖品”中查看')
    } else if (answer.state === 'failed') notes.set(state, answer.msg || '领取失败，请稍后重试')
    show(shown)
    around.changed()
  }

  list.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    const row = shown[[...list.children].indexOf(button?.closest('li') as Element)]
    if (button && row) void take(row, button)
  })

  return { show }
}

function write(item: Element, name: string, text: string): HTMLElement {
  const line = item.querySelector(`.yz-invite__${name}`) as HTMLElement
  if (line.textContent !== text) line.textContent = text
  return line
}
