import type { Client } from '@yingzao/contract/client'
import type { Membership } from '@yingzao/renderer'

/** The page's knowledge of groups, and the ways in which it grows. */
export interface MembershipStore extends Membership {
  /** Asks for the groups of an activity, unless it has been asked for. Failures leave things as they are. */
  fill(activity: string): Promise<void>
  /** Takes what the gateway has said of an activity's groups. */
  learn(activity: string, groups: ReadonlyArray<{ group_id: string }>): void
}

interface Options {
  ask: Client['ask']
  isLoggedIn(): boolean
}

/** Groups are kept by the activity they were asked for: another gateway may name only those of that activity. */
export function createMembership({ ask, isLoggedIn }: Options): MembershipStore {
  const joined = new Map<string, readonly string[]>()
  const asked = new Set<string>()
  const listeners = new Set<() => void>()

  function learn(activity: string, groups: ReadonlyArray<{ group_id: string }>): void {
    joined.set(
      activity,
      groups.map(({ group_id }) => group_id),
    )
    for (const listener of listeners) listener()
  }

  return {
    learn,
    isJoined: (groupId) => [...joined.values()].some((groups) => groups.includes(groupId)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async fill(activity) {
      if (!isLoggedIn() || asked.has(activity)) return
      asked.add(activity)
      try {
        const { response } = await ask('checkCanJoin', { activity })
        if (response) learn(activity, response.groups)
      } catch {
        // Nobody asked for it by a tap, so nobody is told; the next page, or the tap, asks again.
        asked.delete(activity)
      }
    },
  }
}
