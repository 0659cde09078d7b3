import './room.css'
import { PlusOutlined } from '@ant-design/icons'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { openPaletteAt } from '../../commands/open-palette'
import { type Beside, useEditorUiState } from '../../session/editor-ui'
import { insertPointOf, isSamePlace } from '../../session/insert-point'
import { useSelection, useSession, useTree } from '../../session/session-context'
import { useCanvasSettings } from '../../session/use-canvas-settings'
import { wording } from '../wording'
import { RoomHandles } from './room-handles'

/** The two buttons at the edges of a low block are at least this far apart, in pixels. */
const APART = 32

/**
 * Controls for the room between blocks, on the side of the phone where the toolbar is not: a button for each edge of
 * the selected block and for the edge under the pointer, which opens the palette for that place, and handles for the
 * room itself.
 */
export function RoomGutter() {
  const { canvas, isReadOnly } = useSession()
  const { before, zoom } = useCanvasSettings()
  if (!before || isReadOnly) return null
  return createPortal(
    <>
      <EdgesOfSelected zoom={zoom} height={before.clientHeight} />
      <GapUnderPointer zoom={zoom} onLeave={() => canvas.gapAt.set(undefined)} />
      <RoomHandles zoom={zoom} height={before.clientHeight} />
    </>,
    before,
  )
}

function EdgesOfSelected({ zoom, height }: { zoom: number; height: number }) {
  const { canvas } = useSession()
  const { ids } = useSelection()
  const place = useSyncExternalStore(canvas.selectedAt.subscribe, canvas.selectedAt.get)
  const [first] = ids
  if (!place || first === undefined) return null
  const top = place.top * zoom
  const bottom = Math.max(place.bottom * zoom, top + APART)
  const isSeen = (at: number) => at > -APART / 2 && at <= height
  return (
    <>
      {isSeen(top) && <InsertButton beside={{ id: first, side: 'before' }} at={top} />}
      {/* Of several the place is that of the first. */}
      {ids.length === 1 && isSeen(bottom) && (
        <InsertButton beside={{ id: first, side: 'behind' }} at={bottom} />
      )}
    </>
  )
}

function GapUnderPointer({ zoom, onLeave }: { zoom: number; onLeave: () => void }) {
  const { canvas } = useSession()
  const { ids } = useSelection()
  const tree = useTree()
  const gap = useSyncExternalStore(canvas.gapAt.subscribe, canvas.gapAt.get)
  if (!gap) return null
  // The edges of what is selected have their buttons.
  const sides = ids.length === 1 ? (['before', 'behind'] as const) : (['before'] as const)
  const isThere = sides.some((side) => isSamePlace(tree, { id: ids[0] ?? '', side }, gap))
  return (
    <>
      <span
        className="ed-gap-line"
        style={{
          top: gap.at * zoom,
          left: `calc(100% + ${gap.left * zoom}px)`,
          width: (gap.right - gap.left) * zoom,
        }}
      />
      {!isThere && (
        <InsertButton beside={{ id: gap.id, side: gap.side }} at={gap.at * zoom} onLeave={onLeave} />
      )}
    </>
  )
}

interface InsertButtonProps {
  beside: Beside
  at: number
  onLeave?: () => void
}

function InsertButton({ beside, at, onLeave }: InsertButtonProps) {
  const session = useSession()
  const { catalogue } = session
  const tree = useTree()
  // Re-rendered when the insertion point moves.
  useEditorUiState((state) => state.insertAt)
  const name = tree.index.get(beside.id)?.block.name ?? ''
  const label = wording.insertBeside(catalogue.titleOf(name) ?? name, beside.side)
  const point = insertPointOf(session)
  return (
    <button
      type="button"
      className="ed-insert"
      title={label}
      aria-label={label}
      aria-pressed={point !== undefined && isSamePlace(tree, point, beside)}
      style={{ top: at }}
      onPointerLeave={onLeave}
      onClick={() => openPaletteAt(session, beside)}
    >
      <PlusOutlined aria-hidden />
    </button>
  )
}
