import type { ScreenRoute } from '../../ui/section'

/** What members can do with their own account. */
export const accountRoute: ScreenRoute = {
  path: 'account',
  load: async () => (await import('./account-screen')).AccountScreen,
}

export { wording as accountWording } from './wording'
