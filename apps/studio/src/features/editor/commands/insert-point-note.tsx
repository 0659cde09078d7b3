import { Button } from 'antd'
import { useEditorUiState } from '../session/editor-ui'
import { insertPointOf, setInsertPoint } from '../session/insert-point'
import { useSelection, useSession, useTree } from '../session/session-context'
import { wording } from './wording'

/** Where the next new block goes, when somebody chose a place between blocks, and a button to undo that choice. */
export function InsertPointNote() {
  const session = useSession()
  const tree = useTree()
  useSelection()
  useEditorUiState((state) => state.insertAt)
  const point = insertPointOf(session)
  const name = point && tree.index.get(point.id)?.block.name
  if (!point || name === undefined) return null
  return (
    <p className="ed-insert-note" role="status">
      {wording.insertBeside(session.catalogue.titleOf(name) ?? name, point.side)}
      <Button type="link" size="small" onClick={() => setInsertPoint(session, undefined)}>
        {wording.insertAnywhere}
      </Button>
    </p>
  )
}
