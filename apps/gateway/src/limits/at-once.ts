import { networkOf } from './network-of'

/** How much may be under way at the same time. */
interface Places {
  most: number
  /** Of these, for one network. */
  ofNetwork: number
}

/**
 * Lets only so much be under way at the same time in this process, for what fills its memory. Returns how to leave,
 * which must be called once; undefined: there is no place now, and nobody waits for one.
 */
export function atOnce({ most, ofNetwork }: Places): (ip: string) => (() => void) | undefined {
  const inside = new Map<string, number>()
  let all = 0
  return (ip) => {
    const network = networkOf(ip)
    const count = inside.get(network) ?? 0
    if (all >= most || count >= ofNetwork) return undefined
    all += 1
    inside.set(network, count + 1)
    return () => {
      all -= 1
      const left = (inside.get(network) ?? 1) - 1
      if (left === 0) inside.delete(network)
      else inside.set(network, left)
    }
  }
}
