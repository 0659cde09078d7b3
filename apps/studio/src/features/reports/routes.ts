import type { ScreenRoute } from '../../ui/section'

/** The reports other than the one that the navigation links to. */
export const reportRoutes: readonly ScreenRoute[] = [
  { path: 'reports/pages', load: async () => (await import('./pages/pages-screen')).PagesScreen },
  {
    path: 'reports/pages/:code',
    load: async () => (await import('./page/page-report-screen')).PageReportScreen,
  },
  { path: 'reports/channels', load: async () => (await import('./channels/channels-screen')).ChannelsScreen },
  { path: 'reports/funnel', load: async () => (await import('./funnel/funnel-screen')).FunnelScreen },
  { path: 'reports/live', load: async () => (await import('./live/live-screen')).LiveScreen },
]
