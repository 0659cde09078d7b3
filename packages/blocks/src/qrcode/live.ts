import type { NearPage, Stop } from '@yingzao/renderer'
import type { Answer } from '../answers/answer'
import { answerTaps } from '../answers/answer-taps'
import { followOwnAnswer } from '../answers/follow-own-answer'
import { partShower } from '../answers/part-shower'
import { showImage } from '../answers/show-image'
import { type OwnType, ownCall, pictureOf } from './own-call'

/** Asks for the code that is made for this visitor, and shows it. */
export function live(block: HTMLElement, page: NearPage): Stop | undefined {
  const figure = block.querySelector<HTMLElement>('[data-own]')
  const locked = figure?.querySelector<HTMLElement>('[data-does]')
  if (!figure || !locked) return undefined
  const show = partShower(block, locked)
  let again: () => void
  answerTaps(block, { login: () => page.login(), again: () => again() })

  function tell(answer: Answer<string>, retry: () => void): void {
    const { state } = answer
    again = retry
    ;(figure as HTMLElement).className = `yz-qrcode yz-qrcode--${state}`
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

  const { own, code = '' } = figure.dataset
  const call = ownCall(own as OwnType, code, page.pageCode())
  return followOwnAnswer(page, call.id, call.payload, (answer, retry) => tell(pictureOf(answer, call), retry))
}
