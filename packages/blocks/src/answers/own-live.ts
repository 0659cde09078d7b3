import type { NearPage, Stop } from '@yingzao/renderer'
import { followLogin } from './follow-login'

/** What a block does for somebody who is logged in. */
export interface OwnPart {
  /** What a tap does, by what the view has called its button in `data-does`. */
  does: Readonly<Record<string, () => unknown>>
  stop: Stop
}

interface OwnChunk {
  own(box: HTMLElement, page: NearPage): OwnPart
}

/**
 * The `live` of a block that has something to say only to who is logged in, in the element that its view marks with
 * `data-own`: what says it is loaded once there is somebody. A tap before that leads to the login, and is done when they
 * are back.
 */
export function ownLive(load: () => Promise<OwnChunk>) {
  return (block: HTMLElement, page: NearPage): Stop | undefined => {
    const box = block.querySelector<HTMLElement>('[data-own]')
    if (!box) return undefined
    const wanted = `own ${box.dataset.own}`
    let part: Promise<OwnPart> | undefined
    const act = (name: string) => void part?.then(({ does }) => does[name]?.())

    block.addEventListener('click', ({ target }) => {
      const name = (target as Element).closest<HTMLElement>('[data-does]')?.dataset.does
      if (!name) return
      if (part) act(name)
      else {
        if (name !== 'login') page.session.set(wanted, name)
        void page.login()
      }
    })
    const stop = followLogin(page, (isLoggedIn) => {
      if (!isLoggedIn || part) return
      part = load().then(({ own }) => own(box, page))
      act(page.session.get(wanted) || '')
      page.session.set(wanted, '')
    })
    return () => {
      stop()
      void part?.then((it) => it.stop())
    }
  }
}
