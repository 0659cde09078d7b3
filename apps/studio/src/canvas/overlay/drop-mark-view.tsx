import type { DropMark } from '../canvas-api'

/** Where a drop goes: a line between two blocks, or a frame around the inside of one. */
export function DropMarkView({ mark: { kind, box } }: { mark: DropMark }) {
  return (
    <div
      className={`cv-drop cv-drop--${kind}`}
      style={{ left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top }}
    />
  )
}
