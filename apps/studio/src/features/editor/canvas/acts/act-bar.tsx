import './act-bar.css'
import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { wording } from '../../../../wording'
import { useGiveCommand } from '../../keyboard/command-context'
import { placeBeside } from '../../keyboard/moves'
import { useSelection, useSession, useTree } from '../../session/session-context'
import { startBlockDrag } from '../drag/start-drag'
import { useCanvasSettings } from '../use-canvas-settings'
import { CopyIcon, DownIcon, GripIcon, OuterIcon, RemoveIcon, UpIcon } from './icons'

const words = wording.canvas

/**
 * The name of what is selected, to be dragged by, and what is done to it most. It stands beside the phone at the height
 * of the block, where it lies on no other one, and goes along as far as the phone reaches.
 */
export function ActBar() {
  const { canvas } = useSession()
  const { ids } = useSelection()
  const { beside, zoom } = useCanvasSettings()
  const place = useSyncExternalStore(canvas.selectedAt.subscribe, canvas.selectedAt.get)
  if (!beside || !place || ids.length === 0) return null
  const isPast = place.bottom <= 0 || place.top * zoom >= beside.clientHeight
  return createPortal(
    <>
      <span className="ed-acts-space" style={{ flexBasis: Math.max(0, place.top * zoom) }} />
      <Bar ids={ids} isHidden={isPast} />
    </>,
    beside,
  )
}

function Bar({ ids, isHidden }: { ids: readonly string[]; isHidden: boolean }) {
  const { catalogue, isReadOnly } = useSession()
  const tree = useTree()
  const give = useGiveCommand()
  const [first = ''] = ids
  const entry = tree.index.get(first)
  if (!entry) return null
  const title = catalogue.titleOf(entry.block.name) ?? entry.block.name
  const name = ids.length > 1 ? words.selectedMany(ids.length) : title
  const isConditional = ids.length === 1 && entry.block.common.show_if !== undefined
  return (
    <div
      className="ed-acts"
      role="toolbar"
      aria-orientation="vertical"
      aria-label={words.acts(name)}
      hidden={isHidden}
    >
      <button
        type="button"
        className="ed-acts-name"
        title={name}
        aria-label={`${words.drag}${name}`}
        disabled={isReadOnly}
        onPointerDown={(event) => startBlockDrag(ids, event)}
      >
        {!isReadOnly && <GripIcon />}
        <span>{name}</span>
      </button>
      {isConditional && <small className="ed-acts-note">{words.conditional}</small>}
      <div className="ed-acts-set">
        {!isReadOnly && (
          <>
            <Act label={words.moveUp} off={!placeBeside(tree, catalogue, ids, -1)} act={() => give('moveUp')}>
              <UpIcon />
            </Act>
            <Act
              label={words.moveDown}
              off={!placeBeside(tree, catalogue, ids, 1)}
              act={() => give('moveDown')}
            >
              <DownIcon />
            </Act>
            <Act label={words.duplicate} act={() => give('duplicate')}>
              <CopyIcon />
            </Act>
          </>
        )}
        <Act label={words.selectParent} off={entry.parentId === null} act={() => give('selectParent')}>
          <OuterIcon />
        </Act>
        {!isReadOnly && (
          <Act label={words.remove} act={() => give('remove')}>
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
    <button type="button" className="ed-act" title={label} aria-label={label} disabled={off} onClick={act}>
      {children}
    </button>
  )
}
