import { createCapabilities } from '../capability'
import type { Host } from '../host'

interface ServerHost extends Pick<Host, 'given' | 'now'> {
  pageCode: string
}

/** On the server nobody taps, and its clock stands still: at 0 when the bytes are stored. */
export function serverHost({ now, pageCode, given }: ServerHost): Host {
  return { ...STILL, now, pageCode: () => pageCode, ...(given && { given }) }
}

const STILL: Omit<Host, 'now' | 'pageCode'> = {
  run: () => Promise.resolve(),
  toast: () => undefined,
  copy: () => Promise.resolve(false),
  isLoggedIn: () => false,
  login: () => Promise.resolve(),
  query: () => '',
  slug: () => '',
  call: noCalls,
  ask: noCalls,
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
