import { isPictureAddress } from '@yingzao/schema/client'
import { showImage } from '../answers/show-image'
import { clockText, lessonAddress } from '../lessons/lesson-words'
import { bylineOf, isBeyond, type Lesson, trialText } from './lesson-shown'

/**
 * Writes a lesson into a copy of the one that the view has rendered with all its parts, and removes the parts it does
 * not have.
 */
export function fillLesson(element: HTMLElement, lesson: Lesson, detail_path: string): void {
  const part = (name: string) => element.querySelector(`.yz-lesson__${name}`) as HTMLElement
  const { title, poster, content, chapters, next, is_locked, preview_seconds } = lesson
  part('title').textContent = title
  part('byline').textContent = bylineOf(lesson)
  const video = part('video') as HTMLVideoElement
  video.setAttribute('aria-label', title)
  if (isPictureAddress(poster)) video.poster = poster
  const cover = part('cover')
  cover.setAttribute('aria-label', `播放：${title}`)
  cover.hidden = isBeyond(lesson, 0)
  if (is_locked) part('trial').textContent = trialText(preview_seconds)
  else part('trial').remove()
  fillChapters(part('chapters'), chapters)
  // Sanitised by the gateway when it was stored.
  part('notes').innerHTML = content
  for (const [name, isThere] of [
    ['chapters', chapters.length > 0],
    ['notes', content !== ''],
  ] as const)
    if (!isThere) element.querySelector(`[data-section=${name}]`)?.remove()
  fillNext(part('next'), next, detail_path)
}

function fillChapters(list: HTMLElement, chapters: Lesson['chapters']): void {
  const [blank] = list.children as unknown as [HTMLElement]
  list.replaceChildren(
    ...chapters.map(({ at, title }) => {
      const row = blank.cloneNode(true) as HTMLElement
      const button = row.firstElementChild as HTMLElement
      const [clock, name] = button.children as unknown as [Element, Element]
      button.dataset.at = String(at)
      clock.textContent = clockText(at)
      name.textContent = title
      return row
    }),
  )
}

function fillNext(link: HTMLElement, next: Lesson['next'], detail_path: string): void {
  if (!next) {
    link.remove()
    return
  }
  link.setAttribute('href', lessonAddress(detail_path, next.name))
  ;(link.querySelector('b') as Element).textContent = next.title
  const image = link.querySelector('img') as HTMLImageElement
  showImage(image, next.cover, () => image.remove())
}
