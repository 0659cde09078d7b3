import type { NearPage, Stop } from '@yingzao/renderer'
import { answerTaps } from '../answers/answer-taps'
import { endOf, statusOf } from '../answers/pages'
import { takeLater } from '../answers/take-later'
import { followPosts } from './follow-posts'
import { createPosts } from './show-posts'

/** Shows the posts of a group, as far as the visitor may read them. */
export function live(block: HTMLElement, page: NearPage): Stop | undefined {
  const box = block.querySelector<HTMLElement>('[data-size]')
  if (!box) return undefined
  const { of: group_id = '', tag = '', size } = box.dataset
  const end = box.querySelector('[data-end]') as HTMLElement
  const status = box.querySelector('[role=status]') as HTMLElement
  const waiting = end.firstElementChild as HTMLElement
  const show = createPosts(box)
  let goesOn = false

  const { more, stop } = followPosts(page, { group_id, tag, page_size: Number(size) }, (posts) => {
    const name = endOf(posts)
    const now = name === 'waiting' ? waiting : takeLater(box, name)
    const alert = now.querySelector('[role=alert]')
    if (alert && posts.msg) alert.textContent = posts.msg
    end.replaceChildren(now)
    status.textContent = statusOf(posts)
    if (posts.state === 'loading') box.setAttribute('aria-busy', 'true')
    else box.removeAttribute('aria-busy')
    const first = show(posts)
    // The button that was pressed is gone: keyboard users go on with the first new post.
    if (goesOn && first) first.focus({ preventScroll: true })
    if (posts.state !== 'loading') goesOn = false
  })
  answerTaps(box, {
    login: () => page.login(),
    more() {
      goesOn = true
      more()
    },
  })
  return stop
}
