import { type Container, ownPath } from '@yingzao/schema/client'
import { showImage } from '../answers/show-image'
import { takeLater } from '../answers/take-later'

interface Opened {
  card: HTMLElement
  place: HTMLElement
  url: string
  container: Container
  /** The picture has loaded. */
  isShown(): void
}

/**
 * Shows the poster as a picture that can be long-pressed and saved, and if the browser saves files, with a link that
 * does.
 */
export function openPoster({ card, place, url, container, isShown }: Opened): void {
  const figure = takeLater(card, 'poster-image')
  const [image, tip, link] = figure.children as unknown as [HTMLImageElement, Element, HTMLAnchorElement]
  const address = ownPath(url, new URL(card.baseURI).origin)
  place.replaceChildren(figure)
  image.addEventListener('load', () => {
    tip.textContent = container === 'pc' ? '保存图片后发给朋友' : '长按图片保存或发送给朋友'
    link.href = address
    link.hidden = container !== 'pc' && container !== 'mb'
    isShown()
  })
  showImage(image, address, () => place.replaceChildren(takeLater(card, 'poster-failed')))
}
