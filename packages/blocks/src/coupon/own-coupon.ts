import type { NearPage } from '@yingzao/renderer'
import { answerTo } from '../answers/answer'
import { followOwnAnswer } from '../answers/follow-own-answer'
import type { OwnPart } from '../answers/own-live'
import { COUPONS_CHANGED } from '../answers/own-words'
import { partShower } from '../answers/part-shower'
import { type Shown, shownOf } from './coupon-state'
import { checkOf, takeOf } from './own-call'

const ALREADY_RECEIVED = 400030

/** Shows visitors who are logged in the state of a coupon for them, in the strip that the view has rendered. */
export function own(strip: HTMLElement, page: NearPage): OwnPart {
  const { own: coupon_id = '' } = strip.dataset
  const open = strip.querySelector('.yz-coupon__deal') as HTMLElement
  const showDeal = partShower(strip, open)
  let deal = open
  let again = () => undefined as unknown
  let isBusy = false
  /** Why it could not be taken. */
  let refusal = ''

  function show({ deal: kind, word, note, worth }: Shown): void {
    strip.className = `yz-coupon yz-coupon--${kind}`
    strip.hidden = kind === 'none'
    const isOffer = kind === 'take'
    deal = showDeal(isOffer ? undefined : kind === 'taken' ? kind : 'closed')
    if (!isOffer && kind !== 'taken') (deal.firstElementChild as Element).textContent = word
    write('note', isOffer ? refusal : note)
    if (!worth) return
    for (const name of ['amount', 'title', 'terms'] as const) {
      write(name, worth[name]).hidden = worth[name] === ''
    }
  }

  function write(name: string, text: string): HTMLElement {
    const line = strip.querySelector(`.yz-coupon__${name}`) as HTMLElement
    if (line.textContent !== text) line.textContent = text
    return line
  }

  const { id, payload } = checkOf(coupon_id)
  const stopAsking = followOwnAnswer(page, id, payload as { coupon_id: string }, (answer, ask) => {
    again = ask
    if (answer.state !== 'loading') show(shownOf(answer, page.now()))
  })
  const look = () => again()
  document.addEventListener(COUPONS_CHANGED, look)

  async function take(): Promise<void> {
    if (isBusy || deal !== open) return
    isBusy = true
    const button = open.firstElementChild as Element
    button.setAttribute('aria-busy', 'true')
    const wanted = takeOf(coupon_id, page.pageCode())
    const answer = await answerTo(page.ask, wanted.id, wanted.payload)
    isBusy = false
    button.removeAttribute('aria-busy')
    if (answer.state === 'anonymous') return page.login()
    const isRefused = answer.state === 'failed' && answer.code !== ALREADY_RECEIVED
    refusal = isRefused ? answer.msg || '领取失败，请稍后重试' : ''
    write('note', refusal)
    if (answer.state === 'known') page.toast('领取成功')
    // Everything that the page shows of this coupon, and everything that it may pay for, may have changed.
    document.dispatchEvent(new Event(COUPONS_CHANGED))
  }

  return {
    does: { take },
    stop() {
      stopAsking()
      document.removeEventListener(COUPONS_CHANGED, look)
    },
  }
}
