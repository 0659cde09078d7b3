import type { ScreenRoute } from '../../ui/section'

/** A page as its visitors see it, in a window of its own. */
export const previewRoute: ScreenRoute = {
  path: 'pages/:code/preview',
  load: async () => (await import('./preview-screen')).PreviewScreen,
}
