import type { NearPage, Stop } from '@yingzao/renderer'
import { isPictureAddress } from '@yingzao/schema/client'
import { followAnswer } from '../answers/follow-answer'
import { noticesOf, SIDE } from './notices'
import { stepNotices } from './step-notices'

/**
 * Asks for the notices of a set and puts them where the room of one line was kept. Where there are none, nothing is.
 */
export function followSet(waiting: HTMLElement, page: NearPage, set: string): Stop {
  let rest: Stop | undefined
  const stop = followAnswer(page, 'activityVirtualUserDetail', { id: set, ...page.terminal() }, (answer) => {
    if (answer.state === 'loading' || !waiting.isConnected) return
    const ticker = answer.state === 'known' && fill(waiting, noticesOf(answer.response.list))
    if (ticker) {
      waiting.replaceWith(ticker)
      rest = stepNotices(ticker)
    } else waiting.remove()
  })
  return () => {
    stop()
    rest?.()
  }
}

/** The ticker that the view has drawn for them behind the room that it keeps; undefined where there are none. */
function fill(
  { nextElementSibling }: Element,
  notices: ReturnType<typeof noticesOf>,
): HTMLElement | undefined {
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

/** Its size is not known; the room for it is. No boot looks at pictures that come later. */
function pictureOf(url: string): HTMLImageElement {
  const image = new Image(SIDE, SIDE)
  image.alt = ''
  image.decoding = 'async'
  image.src = url
  return image
}
