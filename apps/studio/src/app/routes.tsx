import { createBrowserRouter, type DataRouter, Navigate, type RouteObject } from 'react-router'
import { accountRoute } from '../features/account'
import { deskRoute } from '../features/approvals'
import { playersRoute } from '../features/contests'
import { editorRoute } from '../features/editor'
import { homeSection } from '../features/home'
import { previewRoute } from '../features/preview'
import { reportRoutes } from '../features/reports'
import { questionnaireRoute } from '../features/risk-tests'
import { versionsRoute } from '../features/versions'
import { MissingScreen } from '../ui/missing-screen'
import type { ScreenRoute } from '../ui/section'
import { Splash } from '../ui/splash'
import { BrokenScreen } from './broken-screen'
import { Door } from './door'
import { Frame } from './frame'
import { OnlyFor } from './only-for'
import { sections } from './sections'

/** Where the gateway serves the Studio. */
const BASE = '/studio'

/** Creates the routes of the Studio. What breaks inside a section leaves the frame around it intact. */
export function createRoutes(): DataRouter {
  const insides: RouteObject[] = [
    { index: true, element: <Navigate to={`/${homeSection.path}`} replace /> },
    ...sections.map(({ path, needs, load }) => ({
      path,
      element: <OnlyFor call={needs} />,
      children: [{ index: true, lazy: component(load) }],
    })),
    screen(versionsRoute),
    screen(questionnaireRoute),
    screen(playersRoute),
    ...reportRoutes.map(screen),
    screen(accountRoute),
    { path: '*', element: <MissingScreen /> },
  ]
  const whole = [screen(editorRoute), screen(previewRoute), screen(deskRoute)]
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

function screen({ path, load }: ScreenRoute): RouteObject {
  return { path, lazy: component(load) }
}

function component(load: ScreenRoute['load']) {
  return async () => ({ Component: await load() })
}
