import type { NearPage, Stop } from '@yingzao/renderer'
import type { Answer } from '../answers/answer'
import { followWhenLoggedIn } from '../answers/follow-when-logged-in'
import { givenPicture } from '../answers/given-picture'
import { stateOf } from '../answers/states'
import { OWN_CALLS, type OwnType, ownAddress, ownPayload } from './own-call'
import { SIDE } from './side'

/** Shows a visitor who is logged in the code that is made for them, or says why there is none. */
export function live(block: HTMLElement, page: NearPage): Stop | undefined {
  const figure = block.querySelector<HTMLElement>('[data-own]')
  if (!figure) return undefined
  const { own, code = '' } = figure.dataset
  const type = own as OwnType
  let askAgain: (() => void) | undefined
  figure.addEventListener('click', ({ target }) => {
    const tapped = target as Element
    if (tapped.closest('.yz-qrcode__words--locked')) void page.login()
    else if (tapped.closest('.yz-qrcode__retry')) askAgain?.()
  })
  const payload = ownPayload(type, code, page.pageCode())
  return followWhenLoggedIn(page, OWN_CALLS[type].id, payload, (answer, again) => {
    askAgain = again
    if (answer.state === 'known') showCode(figure, ownAddress(type, answer))
    else show(figure, answer.state, answer.state === 'failed' ? failed(figure, answer.msg) : undefined)
  })
}

/** Shows what the view has drawn of a state, or something else. */
function show(figure: HTMLElement, state: Answer['state'], content: Node = stateOf(figure, state)): void {
  figure.className = `yz-qrcode yz-qrcode--${state}`
  figure.querySelector('.yz-qrcode__box')?.replaceChildren(content)
}

function showCode(figure: HTMLElement, url: string): void {
  const onBroken = () => show(figure, 'known', failed(figure, ''))
  const picture = givenPicture({ url, alt: '服务二维码', width: SIDE, height: SIDE, onBroken })
  if (picture) show(figure, 'known', picture)
  else onBroken()
}

/** Why there is no code, in the gateway's words where it had any. */
function failed(figure: HTMLElement, msg: string): Node {
  const content = stateOf(figure, 'failed')
  const words = content.querySelector('[role=alert]')
  if (words && msg) words.textContent = msg
  return content
}
