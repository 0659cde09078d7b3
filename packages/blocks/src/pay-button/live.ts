import type { NearPage, Stop } from '@yingzao/renderer'
import { followWhenLoggedIn } from '../answers/follow-when-logged-in'
import { obstacleOf } from './obstacle'
import { createThrottle } from './throttle'

/** Lets one press a second count, and shows a visitor who is logged in what stands in the way of buying. */
export function live(block: HTMLElement, page: NearPage): Stop | undefined {
  const place = block.querySelector<HTMLElement>('.yz-pay__press')
  const button = place?.querySelector<HTMLElement>('button')
  if (!place || !button) return undefined
  const stopThrottle = throttlePresses(place, button)
  const { product } = place.dataset
  const stopAsking =
    product &&
    followWhenLoggedIn(page, 'findUserPayforProduct', { shop_product_id: product }, (answer) => {
      const obstacle = obstacleOf(answer)
      place.replaceChildren(obstacle === '' ? button : closed(obstacle))
    })
  return () => {
    stopThrottle()
    if (stopAsking) stopAsking()
  }
}

/** The boot hands a press on; while it rests there is no action to hand on. */
function throttlePresses(place: HTMLElement, button: HTMLElement): Stop {
  const { act } = button.dataset
  const { press, stop } = createThrottle((isResting) => {
    if (isResting) delete button.dataset.act
    else if (act !== undefined) button.dataset.act = act
  })
  place.addEventListener('click', press, true)
  return stop
}

function closed(obstacle: string): HTMLElement {
  const words = document.createElement('p')
  words.className = 'yz-pay__button yz-pay__button--closed'
  words.textContent = obstacle
  return words
}
