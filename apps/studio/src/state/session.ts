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

/** Fetched again when the window regains focus, as another window may have logged out. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => callStudio('studioSession', {}, { signal }),
  staleTime: 60_000,
})

/** Whether the contract lets this member make a call: screens and buttons follow the same rule as the gateway. */
export function mayCall(
  { roles }: Pick<Self, 'roles'>,
  { access }: Pick<StudioOperation, 'access'>,
): boolean {
  return admits(access, roles)
}

/** Records a login. */
export function enter(client: QueryClient, member: Self): void {
  client.setQueryData<Session>(sessionKey, { member, needs_setup: false })
}

/**
 * Leaves the Studio once the login is over. Reloads the page, so that nothing shown before stays in memory, and at the
 * start page, so that whoever logs in next does not land where somebody else was.
 */
export function leave(): void {
  window.location.assign('/studio/')
}
