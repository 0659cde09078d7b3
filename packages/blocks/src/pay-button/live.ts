import type { NearPage, Stop } from '@yingzao/renderer'
import { followOwnAnswer } from '../answers/follow-own-answer'
import { takeLater } from '../answers/take-later'
import { obstacleIn } from './obstacle'
import { createThrottle } from './throttle'

/** Counts one press a second, and says so when there is nothing to buy for this visitor. */
export function live(block: HTMLElement, page: NearPage): Stop | undefined {
  const press = block.querySelector<HTMLElement>('.yz-pay__press')
  const button = press?.querySelector('button')
  if (!press || !button) return undefined
  const { act } = button.dataset
  // The boot has handed the press on already; while it rests there is no action to hand on.
  const throttle = createThrottle((isResting) => {
    if (isResting) delete button.dataset.act
    else if (act) button.dataset.act = act
  })
  press.addEventListener('click', throttle.press)
  const stop = followObstacle(block, press, page)
  return () => {
    throttle.stop()
    stop?.()
  }
}

function followObstacle(block: HTMLElement, press: HTMLElement, page: NearPage): Stop | undefined {
  const { product } = press.dataset
  if (!product) return undefined
  const open = press.firstElementChild as HTMLElement
  const closed = takeLater(block, 'closed')
  return followOwnAnswer(page, 'findUserPayforProduct', { shop_product_id: product }, (answer) => {
    const obstacle = obstacleIn(answer)
    closed.textContent = obstacle
    press.firstElementChild?.replaceWith(obstacle === '' ? open : closed)
  })
}
