import type { NearPage, Stop } from '@yingzao/renderer'
import { followLogin } from './follow-login'

/** What a block does for somebody who is logged in. */
export interface OwnPart {
  stop: Stop
}

/**
 * For a block that has something to say to who is logged in only: `load` brings the part that says it, once, as soon as
 * there is somebody. `use` has the part do something, or sends the visitor to log in.
 */
export function ownPart<Part extends OwnPart>(
  page: NearPage,
  load: () => Promise<Part>,
): { stop: Stop; use(does: (part: Part) => void, before?: () => void): void } {
  let part: Promise<Part> | undefined
  const stopLooking = followLogin(page, (isLoggedIn) => {
    if (isLoggedIn) part = part || load()
  })
  return {
    use(does, before) {
      if (part) {
        void part.then(does)
        return
      }
      before?.()
      void page.login()
    },
    stop() {
      stopLooking()
      void part?.then(({ stop }) => stop())
    },
  }
}
