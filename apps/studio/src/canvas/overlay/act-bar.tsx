import type { Tree } from '@yingzao/editor-core'
import type { CSSProperties, ReactNode } from 'react'
import { wording } from '../../wording'
import { useCanvas } from '../canvas-context'
import { CopyIcon, DownIcon, GripIcon, OuterIcon, RemoveIcon, UpIcon } from './icons'
import { placeOf } from './mark'
import type { Marked } from './use-boxes'

/** CSS pixels that the bar needs above a block, and that a block needs to hold it. */
const ROOM = 38
const TALL = 120

interface ActBarProps {
  marked: Marked
  ids: readonly string[]
  title: string
  isReadOnly: boolean
  tree: Tree
}

/** The name of what is selected, to be dragged by, and what is done to it most. It stays in sight of a tall block. */
export function ActBar({ marked, ids, title, isReadOnly, tree }: ActBarProps) {
  const { acts, editor } = useCanvas()
  const entry = tree.index.get(marked.id)
  const parentId = entry?.parentId ?? null
  const name = ids.length > 1 ? wording.canvas.selectedMany(ids.length) : title
  const isConditional = ids.length === 1 && entry?.block.common.show_if !== undefined
  return (
    <div className="cv-track" style={trackOf(marked)} data-cv-room={roomOf(marked)}>
      <span className="cv-track__left" style={{ flexBasis: marked.box.left }} />
      <div className="cv-bar" role="toolbar" aria-label={wording.canvas.acts(name)}>
        <button
          type="button"
          className="cv-bar__name"
          aria-label={`${wording.canvas.drag}${name}`}
          disabled={isReadOnly}
          onPointerDown={({ nativeEvent }) => acts.drag(ids, nativeEvent)}
        >
          {!isReadOnly && <GripIcon />}
          <span>{name}</span>
          {isConditional && <small>{wording.canvas.conditional}</small>}
        </button>
        {!isReadOnly && (
          <>
            <Act label={wording.canvas.moveUp} off={!acts.canMove(-1)} act={() => acts.move(-1)}>
              <UpIcon />
            </Act>
            <Act label={wording.canvas.moveDown} off={!acts.canMove(1)} act={() => acts.move(1)}>
              <DownIcon />
            </Act>
            <Act label={wording.canvas.duplicate} act={acts.duplicate}>
              <CopyIcon />
            </Act>
          </>
        )}
        <Act
          label={wording.canvas.selectParent}
          off={parentId === null}
          act={() => parentId !== null && editor.select([parentId])}
        >
          <OuterIcon />
        </Act>
        {!isReadOnly && (
          <Act label={wording.canvas.remove} act={acts.remove}>
            <RemoveIcon />
          </Act>
        )}
      </div>
    </div>
  )
}

interface ActProps {
  label: string
  off?: boolean
  act: () => void
  children: ReactNode
}

function Act({ label, off = false, act, children }: ActProps) {
  return (
    <button
      type="button"
      className="cv-bar__act"
      title={label}
      aria-label={label}
      disabled={off}
      onClick={act}
    >
      {children}
    </button>
  )
}

/** Above the block; in it where there is no room and it is tall, else below it. */
function roomOf({ box, above }: Marked): 'above' | 'inside' | 'below' {
  if (above >= ROOM) return 'above'
  return box.bottom - box.top >= TALL ? 'inside' : 'below'
}

/** As wide as the screen, so that the bar is pushed to the left where it would stand over the edge. */
function trackOf(marked: Marked): CSSProperties {
  return { ...placeOf(marked), left: 0, width: '100%' }
}
