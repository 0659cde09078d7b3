import type { Refusal } from '@yingzao/editor-core'
import type { EditorSession } from '../session/editor-session'
import type { EditorUi } from '../session/editor-ui'

/** What it takes to do something to the page and to tell of it. */
export interface ActionContext {
  session: EditorSession
  ui: EditorUi
  /** Says why something was not done. */
  refuse(refusal: Pick<Refusal, 'message' | 'fix'>): void
}
