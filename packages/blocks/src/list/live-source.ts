import type { NearPage, Stop } from '@yingzao/renderer'
import { answerTaps } from '../answers/answer-taps'
import { endOf, statusOf } from '../answers/pages'
import { takeLater } from '../answers/take-later'
import { whenNear } from '../answers/when-near'
import { followSource } from './follow-source'
import { createGivenRows } from './given-rows'
import type { SourceId } from './source-id'
import type { SourcePages } from './source-pages'

/** Shows what a call returns, page by page as the visitor reaches the end. */
export function liveSource(list: HTMLElement, page: NearPage): Stop {
  const { source, params = '', size } = list.dataset
  const query = { source: source as SourceId, source_params: params, page_size: Number(size || 0) }
  const end = list.querySelector('[data-end]') as HTMLElement
  const status = list.querySelector('[role=status]') as HTMLElement
  const waiting = end.firstElementChild as HTMLElement
  const showRows = createGivenRows(list, end)
  let rest: Stop | undefined

  function showEnd(pages: SourcePages): void {
    const name = endOf(pages)
    const now = name === 'waiting' ? waiting : takeLater(list, name)
    const alert = now.querySelector('[role=alert]')
    if (alert && pages.msg) alert.textContent = pages.msg
    end.replaceChildren(now)
  }

  const { more, stop } = followSource(page, query, (pages) => {
    if (pages.state === 'loading') list.setAttribute('aria-busy', 'true')
    else list.removeAttribute('aria-busy')
    showRows(pages.items)
    showEnd(pages)
    status.textContent = statusOf(pages)
    rest?.()
    rest = pages.state === 'more' ? whenNear(end, more) : undefined
  })
  answerTaps(list, { login: () => page.login(), more })
  more()
  return () => {
    stop()
    rest?.()
  }
}
