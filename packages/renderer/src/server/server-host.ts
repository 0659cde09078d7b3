import { createCapabilities } from '../capability'
import type { Host } from '../host'

/** On the server nobody taps and no clock may enter the stored bytes. */
export const SERVER_HOST: Host = {
  now: () => 0,
  run: () => Promise.resolve(),
  toast: () => undefined,
  copy: () => Promise.resolve(false),
  isLoggedIn: () => false,
  login: () => Promise.resolve(),
  call: noCalls,
  ask: noCalls,
  pageCode: () => '',
  terminal: () => ({ terminal_type: 2, is_preview: 0 }),
  membership: { isJoined: () => false, subscribe: () => () => undefined },
  capability: createCapabilities(),
  session: { get: () => undefined, set: () => undefined },
  lasting: { get: () => undefined, set: () => undefined },
  report: () => undefined,
}

function noCalls(): Promise<never> {
  return Promise.reject(new Error('Nothing is called while a page is drawn.'))
}
