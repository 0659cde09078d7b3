import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  admits,
  type StudioOperation,
  type StudioOperations,
  type StudioResponse,
} from '@yingzao/contract/studio'
import { callStudio } from './call-studio'

export type Session = StudioResponse<StudioOperations['studioSession']>

/** Who is logged in. */
export type Self = NonNullable<Session['member']>

export const sessionKey = ['studioSession'] as const

/** Looked at again when the window comes back, as another window may have logged out. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => callStudio('studioSession', {}, { signal }),
  staleTime: 60_000,
})

/** Whether the contract lets this member make a call: screens and buttons go by the same rule as the gateway. */
export function mayCall(
  { roles }: Pick<Self, 'roles'>,
  { access }: Pick<StudioOperation, 'access'>,
): boolean {
  return admits(access, roles)
}

/** Somebody has logged in. */
export function enter(client: QueryClient, member: Self): void {
  client.setQueryData<Session>(sessionKey, { member, needs_setup: false })
}

/**
 * The login is over. Loads the page anew, so that nothing that was shown stays in its memory, and at its beginning, so
 * that whoever logs in next does not stand at somebody else's place.
 */
export function leave(): void {
  window.location.assign('/studio/')
}
