import type { NearPage, Stop } from '@yingzao/renderer'
import { statusOf } from '../answers/pages'
import { takeLater } from '../answers/take-later'
import { whenNear } from '../answers/when-near'
import { followVideos } from './follow-videos'
import { createTabs, createVideos } from './show-videos'
import { endFor } from './video'

/** Shows lessons, and more of them as the visitor comes to their end. */
export function live(block: HTMLElement, page: NearPage): Stop {
  const box = block.querySelector('[data-size]') as HTMLElement
  const { category = '', size, endless } = box.dataset
  const end = box.querySelector('[data-end]') as HTMLElement
  const status = box.querySelector('[role=status]') as HTMLElement
  const show = createVideos(box)
  const showTabs = createTabs(box)
  let goesOn = false
  let rest: Stop | undefined
  /** The server has rendered the first lessons, which stay until there are newer ones. */
  let isDrawn = !box.hasAttribute('aria-busy')

  const { more, choose, stop } = followVideos(page, { category, page_size: Number(size) }, (videos) => {
    if (isDrawn && videos.page === 0) return
    isDrawn = false
    const name = endFor(videos, endless !== undefined)
    end.replaceChildren(...(name === 'rest' ? [] : [takeLater(box, name)]))
    const alert = end.querySelector('[role=alert]')
    if (alert && videos.msg) alert.textContent = videos.msg
    status.textContent = statusOf(videos)
    if (videos.state === 'loading') box.setAttribute('aria-busy', 'true')
    else box.removeAttribute('aria-busy')
    showTabs(videos)
    const first = show(videos)
    // The button that was pressed is gone: keyboard users go on with the first new lesson.
    if (goesOn && first) first.focus({ preventScroll: true })
    if (videos.state !== 'loading') goesOn = false
    rest?.()
    rest = name === 'more' ? whenNear(end, more) : undefined
  })
  box.addEventListener('click', ({ target }) => {
    const { does, of: chosen = '' } = (target as Element).closest<HTMLElement>('[data-does]')?.dataset || {}
    if (does === 'login') void page.login()
    else if (does === 'tab') choose(chosen)
    else if (does === 'more') {
      goesOn = true
      more()
    }
  })
  return () => {
    stop()
    rest?.()
  }
}
