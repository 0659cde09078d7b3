/** Somebody who registers by a link. */
export interface Friend {
  handset: string
  /** Who sent the link: an earlier one of the crowd, or, where there is none, somebody who was there before. */
  inviter: number
  /** Whether that is an earlier one of the crowd. */
  isWithin: boolean
  ip: string
  agent: string
  /** Milliseconds after the beginning. */
  at: number
}

/** How a circle is spread over its accounts: each invites the next, each three, or twenty of them fifty each. */
export const circles = ['chain', 'tree', 'star'] as const
export type Circle = (typeof circles)[number]

const MINUTE = 60_000
const DAY = 1_440 * MINUTE
const DEVICES = 20

/**
 * A crowd from twenty phones in three networks. Each phone registers one account after the other, some minutes apart;
 * as far as possible nobody is invited on the phone that invites; a third of the numbers are bought.
 */
export function circleOf(shape: Circle, size: number, random: () => number): Friend[] {
  const free = Array.from({ length: DEVICES }, () => random() * 60 * MINUTE)
  return Array.from({ length: size }, (_, n) => {
    const device = n % DEVICES
    free[device] = (free[device] ?? 0) + (2 + random() * 8) * MINUTE
    const within = shape === 'chain' ? n - 1 : shape === 'tree' ? Math.ceil(n / 3) - 1 : -1
    return {
      handset: `${random() < 1 / 3 ? '170' : '137'}${nextDigits()}`,
      inviter: within >= 0 ? within : shape === 'star' ? n % DEVICES : 0,
      isWithin: within >= 0,
      ip: `203.0.113.${1 + (device % 3)}`,
      agent: `Mozilla/5.0 (Linux; Android 13; Farm-${device}) Chrome/126`,
      at: free[device] ?? 0,
    }
  })
}

/**
 * People who come because somebody they know told them, over three weeks: most behind twenty carrier addresses with
 * common phones, the others at home, some of them in the network of the person who told them, occasionally with the
 * same phone. Every twentieth inviter tells a group, which comes within minutes.
 */
export function peopleWhoCome(size: number, random: () => number): Friend[] {
  const found: Friend[] = []
  for (let inviter = 0; found.length < size; inviter += 1) {
    const tellsGroup = random() < 0.05
    const count = tellsGroup ? 6 + Math.floor(random() * 6) : 1 + Math.floor(-Math.log(1 - random()) * 1.6)
    const told = random() * 21 * DAY
    for (let n = 0; n < count && found.length < size; n += 1) {
      const isWithHost = random() < 0.08
      found.push({
        handset: `${random() < 0.03 ? '171' : '136'}${nextDigits()}`,
        inviter,
        isWithin: false,
        ip: isWithHost ? homeOf(inviter) : random() < 0.6 ? carrier(random) : homeOf(10_000 + found.length),
        agent: agent(random),
        at: told + (tellsGroup ? random() * 20 * MINUTE : random() * 4 * DAY),
      })
    }
  }
  return found
}

/** The network in which somebody lives. */
export function homeOf(n: number): string {
  return `10.${Math.floor(n / 65_536)}.${Math.floor(n / 256) % 256}.${n % 256}`
}

function carrier(random: () => number): string {
  return `198.51.100.${1 + Math.floor(random() * 20)}`
}

/** A third of phones say little of themselves: a dozen versions. Of the others there are some hundred, few of them common. */
export function agent(random: () => number): string {
  if (random() < 1 / 3)
    return `Mozilla/5.0 (iPhone; CPU iPhone OS ${skewed(random, 12)} like Mac OS X) MicroMessenger/8.0.${50 + skewed(random, 4)}`
  return `Mozilla/5.0 (Linux; Android ${10 + skewed(random, 5)}; Model-${skewed(random, 300)}) Chrome/${110 + skewed(random, 12)}`
}

/** Of so many, the first far more often than the last. */
function skewed(random: () => number, of: number): number {
  return Math.floor(of * random() ** 2.5)
}

let given = 0

/** The last digits of a phone that nobody had before: a known visitor brings nothing. */
export function nextDigits(): string {
  given += 1
  return given.toString().padStart(8, '0')
}
