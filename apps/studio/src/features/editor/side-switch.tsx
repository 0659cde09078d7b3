import { Segmented } from 'antd'
import { type Side, useEditorUi, useEditorUiState } from './session/editor-ui'
import { wording } from './wording'

const words = wording.sides

/** Where there is no room for the panels on both sides, they share one; this chooses which of them is shown. */
export function SideSwitch() {
  const ui = useEditorUi()
  const side = useEditorUiState((state) => state.side)
  return (
    <div className="ed-side-switch">
      <Segmented<Side>
        block
        aria-label={words.title}
        value={side}
        onChange={(next) => ui.set({ side: next })}
        options={[
          { value: 'left', label: words.left },
          { value: 'right', label: words.right },
        ]}
      />
    </div>
  )
}
