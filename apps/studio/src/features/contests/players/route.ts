import type { ScreenRoute } from '../../../ui/section'

/** The players of a contest. */
export const playersRoute: ScreenRoute = {
  path: 'contests/:contest/players',
  load: async () => (await import('./players-screen')).PlayersScreen,
}
