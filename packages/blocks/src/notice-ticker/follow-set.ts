import type { NearPage, Stop } from '@yingzao/renderer'
import { isPictureAddress } from '@yingzao/schema/client'
import type { Answer } from '../answers/answer'
import { followAnswer } from '../answers/follow-answer'
import { noticesOf, payerNotices, SIDE } from './notices'
import type { NoticeTickerProps } from './props'
import { stepNotices } from './step-notices'

/**
 * Asks for the notices of a set, or for recent payers, and puts them into the space that was reserved for one line. If
 * there are none, removes the space.
 */
export function followGiven(waiting: HTMLElement, page: NearPage): Stop {
  const { set = '', payers: page_id } = waiting.dataset
  let rest: Stop | undefined
  function take<Given>(answer: Answer<Given>, notices: (given: Given) => NoticeTickerProps['list']): void {
    if (answer.state === 'loading' || !waiting.isConnected) return
    const ticker = answer.state === 'known' && fill(waiting, notices(answer.response))
    if (ticker) {
      waiting.replaceWith(ticker)
      rest = stepNotices(ticker)
    } else waiting.remove()
  }
  const stop = page_id
    ? followAnswer(page, 'payTop', { page_id }, (answer) =>
        take(answer, (given) => payerNotices(given, page.now())),
      )
    : followAnswer(page, 'activityVirtualUserDetail', { id: set, ...page.terminal() }, (answer) =>
        take(answer, ({ list }) => noticesOf(list)),
      )
  return () => {
    stop()
    rest?.()
  }
}

/** Returns the ticker that the view has rendered for them behind the reserved space; undefined if there are none. */
function fill({ nextElementSibling }: Element, notices: NoticeTickerProps['list']): HTMLElement | undefined {
  const { content } = nextElementSibling as HTMLTemplateElement
  const ticker = content.firstElementChild?.cloneNode(true) as HTMLElement
  const [blank] = ticker.querySelectorAll('li')
  if (!blank || notices.length === 0) return undefined
  const rows = notices.map(({ avatar, text }, index) => {
    const row = blank.cloneNode(true) as HTMLElement
    const [portrait, words] = row.children as unknown as [Element, Element]
    if (isPictureAddress(avatar)) portrait.append(pictureOf(avatar))
    words.textContent = text
    row.classList.toggle('yz-ticker__row--now', index === 0)
    return row
  })
  blank.replaceWith(...rows)
  return ticker
}

/** Its size is unknown, but the space for it is fixed. The boot does not look at pictures that come later. */
function pictureOf(url: string): HTMLImageElement {
  const image = new Image(SIDE, SIDE)
  image.alt = ''
  image.decoding = 'async'
  image.src = url
  return image
}
