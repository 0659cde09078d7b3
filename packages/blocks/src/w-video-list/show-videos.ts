import { showImage } from '../answers/show-image'
import { takeLater } from '../answers/take-later'
import { lessonAddress } from '../lessons/lesson-words'
import { type ShownVideos, tabsOf, type Video } from './video'

/**
 * Returns a function that shows lessons in copies of the card that the view has rendered with all its parts. Existing
 * cards stay.
 */
export function createVideos(box: HTMLElement): (videos: ShownVideos) => HTMLElement | undefined {
  const list = box.querySelector('.yz-videos__list') as HTMLElement
  let shown: readonly Video[] = []

  /** Returns the link of the first new one. */
  return ({ items }) => {
    if (items === shown) return undefined
    const isFurther = shown.every((video, index) => video === items[index])
    // What the server has rendered is replaced.
    if (!isFurther || shown.length === 0) list.replaceChildren()
    const added = (isFurther ? items.slice(shown.length) : items).map((video) => {
      const card = takeLater(box, 'video')
      fill(card, video, box.dataset.details || '')
      return card
    })
    shown = items
    list.append(...added)
    list.hidden = items.length === 0
    return added[0]?.querySelector('a') || undefined
  }
}

function fill(card: HTMLElement, video: Video, detail_path: string): void {
  const part = (name: string) => card.querySelector(`.yz-videos__${name}`) as HTMLElement
  const link = part('link') as HTMLAnchorElement
  link.setAttribute('href', lessonAddress(detail_path, video.name))
  part('name').textContent = video.title
  part('time').textContent = video.time
  for (const name of ['badge', 'category'] as const) {
    part(name).textContent = video[name]
    if (video[name] === '') part(name).remove()
  }
  if (!video.is_watched) part('watched').remove()
  if (video.share > 0) (part('bar').firstElementChild as HTMLElement).style.width = `${video.share}%`
  else part('bar').remove()
  const image = card.querySelector('img') as HTMLImageElement
  showImage(image, video.cover, () => image.remove())
}

/**
 * Returns a function that shows the categories and which one is chosen; if the view has no place for them, it does
 * nothing.
 */
export function createTabs(box: HTMLElement): (videos: ShownVideos) => void {
  const place = box.querySelector<HTMLElement>('[data-tabs]')
  if (!place) return () => undefined
  const [first] = place.children as unknown as [HTMLElement]
  return ({ categories, chosen }) => {
    const tabs = tabsOf(categories)
    // What somebody has the focus on stays where it is.
    if (categories.length > 0 && place.childElementCount !== tabs.length)
      place.replaceChildren(
        first,
        ...categories.map(({ category, title }) => {
          const tab = first.cloneNode(true) as HTMLElement
          tab.dataset.of = category
          tab.textContent = title
          return tab
        }),
      )
    for (const tab of place.children)
      tab.setAttribute('aria-pressed', String((tab as HTMLElement).dataset.of === chosen))
  }
}
