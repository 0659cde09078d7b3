import { useState, useSyncExternalStore } from 'react'
import { type Ring, sideOf } from '../../session/box-sides'
import { useSelection, useSession, useTree } from '../../session/session-context'
import { unitsOf } from '../../session/theme-steps'
import { useThemeTokens } from '../../session/use-theme-tokens'
import { wording } from '../wording'
import { type Dragging, dragRoom } from './drag-room'

/** The two rings of a block, above and below its content, from the outside in. */
const HANDLES: readonly { ring: Ring; side: 'Top' | 'Bottom' }[] = [
  { ring: 'margin', side: 'Top' },
  { ring: 'padding', side: 'Top' },
  { ring: 'padding', side: 'Bottom' },
  { ring: 'margin', side: 'Bottom' },
]

/**
 * Handles for the room above and below the selected block and inside it, at its height beside the phone, where they
 * cover no block. Keyboard users have the numbers in the inspector.
 */
export function RoomHandles({ zoom, height }: { zoom: number; height: number }) {
  const session = useSession()
  const { canvas } = session
  const { ids } = useSelection()
  const tree = useTree()
  const tokens = useThemeTokens()
  const place = useSyncExternalStore(canvas.selectedAt.subscribe, canvas.selectedAt.get)
  const [dragging, setDragging] = useState<Dragging>()
  const [id = ''] = ids
  const block = ids.length === 1 ? tree.index.get(id)?.block : undefined
  if (!block || !place) return null
  const [top, bottom] = [place.top * zoom, place.bottom * zoom]
  // In a low block, the two handles of one edge would overlap those of the other.
  const inset = Math.min(8, Math.max(0, (bottom - top) / 4))
  return HANDLES.map(({ ring, side }) => {
    const units = unitsOf(tokens, sideOf(block.common.style ?? {}, ring, side))
    // A length in another form can only be typed.
    if (units === undefined) return null
    const outwards = (side === 'Top') === (ring === 'margin') ? -1 : 1
    const at = (side === 'Top' ? top : bottom) + outwards * (ring === 'margin' ? 6 : inset)
    const name = `${ring}${side}` as const
    const isHeld = dragging?.name === name
    // Beside the phone, nothing shows the end of a block that is scrolled out of it.
    if (!isHeld && (at < 0 || at > height)) return null
    return (
      <span
        key={name}
        className="ed-room"
        data-ring={ring}
        data-held={isHeld || undefined}
        data-room={name}
        aria-hidden
        title={wording.room[name]}
        style={{ top: at }}
        onPointerDown={(event) =>
          dragRoom(event, { session, id, ring, side, units, zoom, onChange: setDragging })
        }
      >
        {isHeld && <b>{dragging.text}</b>}
      </span>
    )
  })
}
