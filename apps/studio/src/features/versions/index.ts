import type { ScreenRoute } from '../../ui/section'

export { compareDocuments } from './compare-documents'
export { Differences } from './differences'
export { LookPair } from './look-pair'

/** The versions of a page, and what differs between two of them. */
export const versionsRoute: ScreenRoute = {
  path: 'pages/:code/versions',
  load: async () => (await import('./versions-screen')).VersionsScreen,
}
