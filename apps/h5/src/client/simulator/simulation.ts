import { CONTAINERS, type Container } from '@yingzao/schema/client'

/** How the gateway answers the calls of a simulated page. */
export type Manner = 'accepts' | 'refuses' | 'lost'

/** What a page is made to believe about the place it is open in, its visitor, and the gateway. */
export interface Simulation {
  place: Container
  /** What the app reports as its version; it need not be a valid one. */
  version: string
  isLoggedIn: boolean
  manner: Manner
}

const KEY = 'yz:simulation'

/** Reads what was chosen: in the address, as the gallery does it, or in this tab. Undefined: the page is as it is. */
export function readSimulation(): Simulation | undefined {
  const query = new URLSearchParams(location.search)
  const chosen = (name: string) => query.get(name) ?? ''
  if (query.has('place')) {
    const fields = { place: chosen('place'), version: chosen('version'), manner: chosen('replies') }
    return readFields({ ...fields, isLoggedIn: chosen('login') === '1' })
  }
  try {
    return readFields(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))
  } catch {
    return undefined
  }
}

/** Remembers a choice for this tab. False: its storage is switched off. */
export function keepSimulation(chosen: Simulation | undefined): boolean {
  try {
    if (chosen) sessionStorage.setItem(KEY, JSON.stringify(chosen))
    else sessionStorage.removeItem(KEY)
    return true
  } catch {
    return false
  }
}

function readFields({ place, version, isLoggedIn, manner }: Record<string, unknown>): Simulation | undefined {
  const known = CONTAINERS.find((container) => container === place)
  if (!known) return undefined
  return {
    place: known,
    version: typeof version === 'string' ? version : '',
    isLoggedIn: isLoggedIn === true,
    manner: manner === 'refuses' || manner === 'lost' ? manner : 'accepts',
  }
}
