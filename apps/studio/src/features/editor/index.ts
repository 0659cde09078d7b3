import type { ScreenRoute } from '../../ui/section'

/** The editor, in a window of its own. */
export const editorRoute: ScreenRoute = {
  path: 'pages/:code/edit',
  load: async () => (await import('./editor-screen')).EditorScreen,
}
