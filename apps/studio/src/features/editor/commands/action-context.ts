import type { Refusal } from '@yingzao/editor-core'
import type { EditorSession } from '../session/editor-session'
import type { EditorUi } from '../session/editor-ui'

/** What an action needs to change the page and to report it. */
export interface ActionContext {
  session: EditorSession
  ui: EditorUi
  /** Shows why something was refused. */
  refuse(refusal: Pick<Refusal, 'message' | 'fix'>): void
}
