import type { NearPage, Stop } from '@yingzao/renderer'
import { followOffer } from './follow-offer'
import { createThrottle } from './throttle'

/** Counts one press a second, and shows what the gateway knows of the product: its price, or that there is nothing to buy. */
export function live(block: HTMLElement, page: NearPage): Stop | undefined {
  const press = block.querySelector<HTMLElement>('.yz-pay__press')
  const button = press?.querySelector('button')
  if (!press || !button) return undefined
  const { act: first = '' } = button.dataset
  let act = first
  let isResting = false
  // The boot has already passed the press on; during the pause there is no action to pass on.
  const handOn = (rests = isResting) => {
    isResting = rests
    if (rests || !act) delete button.dataset.act
    else button.dataset.act = act
  }
  const throttle = createThrottle(handOn)
  press.addEventListener('click', throttle.press)
  const stop = followOffer(block, press, page, (change) => {
    act = change(first)
    handOn()
  })
  return () => {
    throttle.stop()
    stop?.()
  }
}
