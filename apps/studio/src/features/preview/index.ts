import type { ScreenRoute } from '../../ui/section'

export { PageFrame } from './page-frame'
export { FIRST_SIMULATION } from './simulation'
export { SimulationBar } from './simulation-bar'
export { WidthBar } from './width-bar'
export { type PreviewWidth, usualWidth } from './widths'

/** A page as its visitors see it, in a window of its own. */
export const previewRoute: ScreenRoute = {
  path: 'pages/:code/preview',
  load: async () => (await import('./preview-screen')).PreviewScreen,
}
