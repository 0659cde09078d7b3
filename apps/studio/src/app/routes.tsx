import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router'
import { Splash } from '../ui/splash'
import { BrokenScreen } from './broken-screen'
import { Door } from './door'
import { Frame } from './frame'
import { HomeScreen } from './home-screen'
import { MissingScreen } from './missing-screen'
import { OnlyFor } from './only-for'
import { sections } from './sections'

/** Where the gateway serves the Studio. */
const BASE = '/studio'

/** The addresses of the Studio. What breaks inside a section leaves the frame around it standing. */
export function createRoutes(): DataRouter {
  const insides: RouteObject[] = [
    { index: true, element: <HomeScreen /> },
    ...sections.map(({ path, needs, load }) => ({
      path,
      element: <OnlyFor call={needs} />,
      children: [{ index: true, lazy: async () => ({ Component: await load() }) }],
    })),
    {
      path: 'pages/:code/versions',
      lazy: async () => ({
        Component: (await import('../features/versions/versions-screen')).VersionsScreen,
      }),
    },
    {
      path: 'account',
      lazy: async () => ({ Component: (await import('../features/account/account-screen')).AccountScreen }),
    },
    { path: '*', element: <MissingScreen /> },
  ]
  const whole: RouteObject[] = [
    {
      path: 'pages/:code/edit',
      lazy: async () => ({ Component: (await import('../features/editor/editor-screen')).EditorScreen }),
    },
    {
      path: 'pages/:code/preview',
      lazy: async () => ({ Component: (await import('../features/preview/preview-screen')).PreviewScreen }),
    },
  ]
  const frame: RouteObject = {
    path: '/',
    element: <Door />,
    errorElement: <BrokenScreen />,
    hydrateFallbackElement: <Splash />,
    children: [
      { errorElement: <BrokenScreen />, children: whole },
      { element: <Frame />, children: [{ errorElement: <BrokenScreen />, children: insides }] },
    ],
  }
  return createBrowserRouter([frame], { basename: BASE })
}
