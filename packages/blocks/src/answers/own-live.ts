import type { NearPage, Stop } from '@yingzao/renderer'
import { followLogin } from './follow-login'

/** What a block does for somebody who is logged in. */
export interface OwnPart {
  /** What a tap does, by the name that the view has given its button in `data-does`. */
  does: Readonly<Record<string, () => unknown>>
  stop: Stop
}

interface OwnChunk {
  own(box: HTMLElement, page: NearPage): OwnPart
}

/**
 * Returns the `live` of a block that has something for visitors who are logged in, in the element that its view marks
 * with `data-own`: the chunk that shows it is loaded once somebody is logged in. A tap before that leads to the login,
 * and takes effect when they are back. `forAll`: it has something for everybody, so it is loaded at once, and taps wait
 * for it.
 */
export function ownLive(load: () => Promise<OwnChunk>, { forAll }: { forAll?: true } = {}) {
  return (block: HTMLElement, page: NearPage): Stop | undefined => {
    const box = block.querySelector<HTMLElement>('[data-own]')
    if (!box) return undefined
    const wanted = `own ${box.dataset.own}`
    let part: Promise<OwnPart> | undefined
    const act = (name: string) => {
      if (part) void part.then(({ does }) => does[name]?.())
    }

    block.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-does]')
      if (!button) return
      const { does: name = '' } = button.dataset
      if (part) act(name)
      else {
        if (name !== 'login') page.session.set(wanted, name)
        void page.login()
      }
    })
    const stop = followLogin(page, (isLoggedIn) => {
      if (!(isLoggedIn || forAll) || part) return
      part = load().then(({ own }) => own(box, page))
      act(page.session.get(wanted) || '')
      page.session.set(wanted, '')
    })
    return () => {
      stop()
      if (part) void part.then((it) => it.stop())
    }
  }
}
