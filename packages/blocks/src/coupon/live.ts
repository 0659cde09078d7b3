import type { NearPage, Stop } from '@yingzao/renderer'
import { answerTaps } from '../answers/answer-taps'
import { ownPart } from '../answers/own-part'

/** Shows who is logged in how the coupon stands for them, and takes it when its button is tapped. */
export function live(block: HTMLElement, page: NearPage): Stop | undefined {
  const strip = block.querySelector<HTMLElement>('[data-coupon]')
  if (!strip) return undefined
  const id = strip.dataset.coupon || ''
  const wanted = `coupon ${id}`
  const { use, stop } = ownPart(page, async () => {
    const { ownCoupon } = await import(/* webpackChunkName: "own-coupon" */ './own-coupon')
    const own = ownCoupon(strip, page, id)
    // They have tapped it, and have been away to log in.
    if (page.session.get(wanted)) own.take()
    page.session.set(wanted, '')
    return own
  })
  answerTaps(strip, {
    take: () =>
      use(
        (own) => own.take(),
        () => page.session.set(wanted, '1'),
      ),
  })
  return stop
}
