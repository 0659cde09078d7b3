import type { NearPage, Stop } from '@yingzao/renderer'
import type { Answer } from '../answers/answer'
import { answerTaps } from '../answers/answer-taps'
import { followOwnAnswer } from '../answers/follow-own-answer'
import { showImage } from '../answers/show-image'
import { takeLater } from '../answers/take-later'
import { type OwnType, ownCall, pictureOf } from './own-call'

/** Asks for the code that is made for this visitor, and shows it. */
export function live(block: HTMLElement, page: NearPage): Stop | undefined {
  const figure = block.querySelector<HTMLElement>('[data-own]')
  const locked = figure?.querySelector<HTMLElement>('[data-does]')
  if (!figure || !locked) return undefined
  let shown = locked
  let again: () => void
  answerTaps(block, { login: () => page.login(), again: () => again() })

  function show(next: HTMLElement): HTMLElement {
    shown.replaceWith(next)
    shown = next
    return next
  }

  function tell(answer: Answer<string>, retry: () => void): void {
    const { state } = answer
    again = retry
    ;(figure as HTMLElement).className = `yz-qrcode yz-qrcode--${state}`
    const next = show(state === 'anonymous' ? (locked as HTMLElement) : takeLater(block, state))
    if (state === 'known') {
      showImage(next as HTMLImageElement, answer.response, () => {
        show(takeLater(block, 'failed'))
        again = () => {
          retry()
          tell(answer, retry)
        }
      })
    } else if (state === 'failed' && answer.msg) {
      ;(next.querySelector('[role=alert]') as HTMLElement).textContent = answer.msg
    }
  }

  const { own, code = '' } = figure.dataset
  const call = ownCall(own as OwnType, code, page.pageCode())
  return followOwnAnswer(page, call.id, call.payload, (answer, retry) => tell(pictureOf(answer, call), retry))
}
