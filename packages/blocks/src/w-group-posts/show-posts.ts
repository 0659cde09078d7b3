import { adviserText } from '../answers/adviser-text'
import { minuteText } from '../answers/moments'
import { showImage } from '../answers/show-image'
import { takeLater } from '../answers/take-later'
import { altOf, openText, PINNED, type Post, partOf, type ShownPosts } from './post'

/**
 * Returns a function that shows posts in copies of the one that the view has rendered with all its parts. Posts that
 * are there already stay.
 */
export function createPosts(box: HTMLElement): (posts: ShownPosts) => HTMLElement | undefined {
  const list = box.querySelector('.yz-posts__list') as HTMLElement
  let shown: readonly Post[] = []

  /** Returns the first new one. */
  return ({ items, isLoggedIn }) => {
    if (items === shown) return undefined
    // They start over: somebody has logged in or joined.
    const isFurther = shown.every((post, index) => post === items[index])
    if (!isFurther) list.replaceChildren()
    const added = (isFurther ? items.slice(shown.length) : items).map((post) => {
      const row = takeLater(box, 'post')
      fill(row, post, isLoggedIn)
      return row
    })
    shown = items
    list.append(...added)
    list.hidden = items.length === 0
    return added[0]
  }
}

function fill(row: HTMLElement, post: Post, isLoggedIn: boolean): void {
  const part = partOf(post, isLoggedIn)
  for (const element of row.querySelectorAll<HTMLElement>('[data-part]'))
    if (element.dataset.part !== part) element.remove()
  write('name', post.title)
  write('pinned', post.is_pinned ? PINNED : '')
  write('author', adviserText(post.author, post.adviser_no))
  write('time', minuteText(post.created_at))
  write('summary', post.summary)
  if (part === 'open') {
    write('open', openText(post))
    write('body', post.body)
    showPictures(row.querySelector('img') as HTMLImageElement, post)
  }

  function write(name: string, text: string): void {
    const element = row.querySelector(`.yz-posts__${name}`) as Element
    element.textContent = text
    if (text === '') element.remove()
  }
}

function showPictures(room: HTMLImageElement, post: Post): void {
  for (const [index, url] of post.images.entries()) {
    const image = room.cloneNode() as HTMLImageElement
    image.alt = altOf(post, index)
    room.before(image)
    showImage(image, url, () => image.remove())
  }
  room.remove()
}
