import './block-toolbar.css'
import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useGiveCommand } from '../../commands/command-context'
import { placeBeside } from '../../commands/move-targets'
import { useSelection, useSession, useTree } from '../../session/session-context'
import { useCanvasSettings } from '../../session/use-canvas-settings'
import { startBlockDrag } from '../drag/start-drag'
import { wording } from '../wording'
import { CopyIcon, DownIcon, GripIcon, OuterIcon, RemoveIcon, UpIcon } from './icons'

/**
 * The name of the selection, as a drag handle, and its most frequent commands. It is beside the phone at the height of
 * the block, where it covers no other block, and follows the block as far as the phone reaches.
 */
export function BlockToolbar() {
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
  const name = ids.length > 1 ? wording.selectedMany(ids.length) : title
  const isConditional = ids.length === 1 && entry.block.common.show_if !== undefined
  return (
    <div
      className="ed-acts"
      role="toolbar"
      aria-orientation="vertical"
      aria-label={wording.actions(name)}
      hidden={isHidden}
    >
      <button
        type="button"
        className="ed-acts-name"
        title={name}
        aria-label={wording.drag(name)}
        disabled={isReadOnly}
        onPointerDown={(event) => startBlockDrag(ids, event)}
      >
        {!isReadOnly && <GripIcon />}
        <span>{name}</span>
      </button>
      {isConditional && <small className="ed-acts-note">{wording.conditional}</small>}
      <div className="ed-acts-set">
        {!isReadOnly && (
          <>
            <ToolbarButton
              label={wording.moveUp}
              off={!placeBeside(tree, catalogue, ids, -1)}
              onPress={() => give('moveUp')}
            >
              <UpIcon />
            </ToolbarButton>
            <ToolbarButton
              label={wording.moveDown}
              off={!placeBeside(tree, catalogue, ids, 1)}
              onPress={() => give('moveDown')}
            >
              <DownIcon />
            </ToolbarButton>
            <ToolbarButton label={wording.duplicate} onPress={() => give('duplicate')}>
              <CopyIcon />
            </ToolbarButton>
          </>
        )}
        <ToolbarButton
          label={wording.selectParent}
          off={entry.parentId === null}
          onPress={() => give('selectParent')}
        >
          <OuterIcon />
        </ToolbarButton>
        {!isReadOnly && (
          <ToolbarButton label={wording.remove} onPress={() => give('remove')}>
            <RemoveIcon />
          </ToolbarButton>
        )}
      </div>
    </div>
  )
}

interface ToolbarButtonProps {
  label: string
  off?: boolean
  onPress: () => void
  children: ReactNode
}

function ToolbarButton({ label, off = false, onPress, children }: ToolbarButtonProps) {
  return (
    <button
      type="button"
      className="ed-act"
      title={label}
      aria-label={label}
      disabled={off}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
