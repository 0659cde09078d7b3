import type { InviteSign } from '@yingzao/contract/studio'

/** An invitation as it is examined for signs that a single actor made many. */
export interface Traced {
  network: string
  device: string
  is_virtual_number: boolean
  /** How many registered on its device within half a day of it, through anybody’s link, including itself. */
  on_device: number
  /** Milliseconds. */
  at: number
}

/** The first three are enough alone; of the others it takes two. */
const WEIGHT: Readonly<Record<InviteSign, number>> = {
  own_device: 2,
  same_device: 2,
  crowded_device: 2,
  same_network: 1,
  burst: 1,
  virtual_number: 1,
}
const ENOUGH = 2

/** This many from one inviter are more than a family with phones of the same model. */
const DEVICES = 3
/**
 * This many on one device within half a day, from however many inviters, are a circle in which each invites the next.
 * Behind a carrier's single address, phones of the same model look alike, but do not all register at once.
 */
const CROWD = 5
/** This many in one network are more than a family or an office desk. */
const NETWORKS = 5
/** This many, none longer than this after the previous one, are more than a group that was told at once. */
const BURST = { people: 5, gapMs: 60_000 }

/**
 * For each invitation of one inviter, the signs of a single actor, examined together: the first in a row is no better
 * than the last. Carriers put many strangers behind one address, so an address alone is never enough, and none of this
 * refuses anybody: a person decides.
 */
export function signsOf(
  inviter: Pick<Traced, 'network' | 'device'>,
  invites: readonly Traced[],
): InviteSign[][] {
  const devices = countBy(invites, ({ device }) => device)
  const networks = countBy(invites, ({ network }) => network)
  const inBurst = burstsIn(invites)
  return invites.map((invite) => {
    const found: InviteSign[] = []
    if (invite.device === inviter.device) found.push('own_device')
    if ((devices.get(invite.device) ?? 0) >= DEVICES) found.push('same_device')
    if (invite.on_device >= CROWD) found.push('crowded_device')
    if ((networks.get(invite.network) ?? 0) >= NETWORKS) found.push('same_network')
    if (inBurst.has(invite)) found.push('burst')
    if (invite.is_virtual_number) found.push('virtual_number')
    return found
  })
}

/** Whether signs are enough to have a person decide. */
export function isSuspicious(found: readonly InviteSign[]): boolean {
  return found.reduce((sum, sign) => sum + WEIGHT[sign], 0) >= ENOUGH
}

/** Numbers of operators without a network of their own, which can be had by the hundred. */
export function isVirtualNumber(handset: string): boolean {
  return /^1(?:62|65|67|70|71)/.test(handset)
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}

function burstsIn(invites: readonly Traced[]): Set<Traced> {
  const inOrder = [...invites].sort((one, other) => one.at - other.at)
  const found = new Set<Traced>()
  let run: Traced[] = []
  for (const invite of inOrder) {
    const last = run.at(-1)
    if (last && invite.at - last.at > BURST.gapMs) run = []
    run.push(invite)
    if (run.length >= BURST.people) for (const one of run) found.add(one)
  }
  return found
}
