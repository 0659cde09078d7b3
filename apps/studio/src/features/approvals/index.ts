import type { ScreenRoute } from '../../ui/section'

export { approvalsSection } from './section'

/** One submission, with all that a reviewer needs beside it, in a window of its own. */
export const deskRoute: ScreenRoute = {
  path: 'approvals/:id',
  load: async () => (await import('./desk/desk-screen')).DeskScreen,
}
