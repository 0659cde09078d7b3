import { Segmented } from 'antd'
import { type Side, useDesk, useDeskState } from './session/editor-ui'
import { wording } from './wording'

const words = wording.sides

/** Where there is no room for the panels on both sides, they share one, and this says which of them is shown. */
export function SideSwitch() {
  const desk = useDesk()
  const side = useDeskState((state) => state.side)
  return (
    <div className="ed-side-switch">
      <Segmented<Side>
        block
        aria-label={words.title}
        value={side}
        onChange={(next) => desk.set({ side: next })}
        options={[
          { value: 'left', label: words.left },
          { value: 'right', label: words.right },
        ]}
      />
    </div>
  )
}
