import type { Client } from '@yingzao/contract/client'
import type { Membership } from '@yingzao/renderer'

/** What the page knows about groups, and how it learns more. */
export interface MembershipStore extends Membership {
  /** Asks for the groups of an activity, unless that has been done already. Failures leave things as they are. */
  fill(activity: string): Promise<void>
  /** Stores what the gateway has said about an activity's groups. */
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
        // No tap asked for it, so nobody is told; the next page, or the tap, asks again.
        asked.delete(activity)
      }
    },
  }
}
