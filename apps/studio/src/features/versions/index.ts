import type { ScreenRoute } from '../../ui/section'

/** The versions of a page, and what differs between two of them. */
export const versionsRoute: ScreenRoute = {
  path: 'pages/:code/versions',
  load: async () => (await import('./versions-screen')).VersionsScreen,
}
