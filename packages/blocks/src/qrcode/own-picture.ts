import type { NearPage } from '@yingzao/renderer'
import type { Answer } from '../answers/answer'
import { followOwnAnswer } from '../answers/follow-own-answer'
import type { OwnPart } from '../answers/own-live'
import { partShower } from '../answers/part-shower'
import { showImage } from '../answers/show-image'
import { type OwnType, ownCall, pictureOf } from './own-call'

/** Requests the code that is made for this visitor, and shows it in the figure that the view has rendered. */
export function own(figure: HTMLElement, page: NearPage): OwnPart {
  const show = partShower(figure, figure.querySelector('[data-does]') as HTMLElement)
  let again: () => void

  function tell(answer: Answer<string>, retry: () => void): void {
    const { state } = answer
    again = retry
    figure.className = `yz-qrcode yz-qrcode--${state}`
    const next = state === 'anonymous' ? show() : show(state)
    if (state === 'known') {
      showImage(next as HTMLImageElement, answer.response, () => {
        show('failed')
        again = () => {
          retry()
          tell(answer, retry)
        }
      })
    } else if (state === 'failed' && answer.msg) {
      ;(next.querySelector('[role=alert]') as HTMLElement).textContent = answer.msg
    }
  }

  const { own: type, code = '' } = figure.dataset
  const call = ownCall(type as OwnType, code, page.pageCode())
  const stop = followOwnAnswer(page, call.id, call.payload, (answer, retry) =>
    tell(pictureOf(answer, call), retry),
  )
  return { does: { login: () => page.login(), again: () => again() }, stop }
}
