import './tour.css'
import { AppstoreOutlined, LayoutOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useGiveCommand } from '../commands/command-context'
import { useEditorUi } from '../session/editor-ui'
import { useSession, useTree } from '../session/session-context'
import { wording } from './wording'

const words = wording.empty

/**
 * What to do first, above a canvas without blocks. Only its buttons take pointer events, so that a drop goes through.
 */
export function EmptyPage() {
  const { isReadOnly } = useSession()
  const { page } = useTree()
  const ui = useEditorUi()
  const give = useGiveCommand()
  if (page.page_schema.length > 0) return null
  return (
    <section className="ed-empty" aria-label={isReadOnly ? words.readOnly : words.title}>
      <h2>{isReadOnly ? words.readOnly : words.title}</h2>
      <p>{isReadOnly ? words.readOnlyText : words.text}</p>
      {!isReadOnly && (
        <div className="ed-empty-acts">
          <Button
            type="primary"
            icon={<AppstoreOutlined aria-hidden="true" />}
            onClick={() => give('insert')}
          >
            {words.insert}
          </Button>
          <Button
            icon={<LayoutOutlined aria-hidden="true" />}
            onClick={() => ui.set({ dialog: 'templates' })}
          >
            {words.template}
          </Button>
        </div>
      )}
    </section>
  )
}
