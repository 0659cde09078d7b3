import type { NearPage, Stop } from '@yingzao/renderer'
import { answerTaps } from '../answers/answer-taps'
import { ownPart } from '../answers/own-part'

/** Shows who is logged in how their product stands, and what renewing it costs. */
export function live(block: HTMLElement, page: NearPage): Stop | undefined {
  const card = block.querySelector<HTMLElement>('[data-renew]')
  if (!card) return undefined
  const { use, stop } = ownPart(page, async () => {
    const { ownRenewal } = await import(/* webpackChunkName: "own-renewal" */ './own-renewal')
    return ownRenewal(card, page)
  })
  answerTaps(card, { login: () => page.login(), again: () => use((own) => own.again()) })
  return stop
}
