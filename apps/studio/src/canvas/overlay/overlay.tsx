import type { Tree } from '@yingzao/editor-core'
import { type RefObject, useCallback, useImperativeHandle, useMemo, useState } from 'react'
import type { CanvasHandle, CanvasLook, DropMark } from '../canvas-api'
import { useCanvas } from '../canvas-context'
import { InlineEditor } from '../inline/inline-editor'
import { useInlineText } from '../inline/use-inline-text'
import { wording } from '../wording'
import { CommentMarks } from './comment-marks'
import { DropMarkView } from './drop-mark-view'
import { Mark } from './mark'
import { useBoxes } from './use-boxes'
import { useGap } from './use-gap'
import { useHover } from './use-hover'
import { usePicking } from './use-picking'
import { useRevealed } from './use-revealed'
import { useSelectedPlace } from './use-selected-place'
import { useTypingKey } from './use-typing-key'

/** What the canvas asks of the overlay. */
export type OverlayHandle = Pick<CanvasHandle, 'showDrop'>

interface OverlayProps {
  tree: Tree
  ids: readonly string[]
  look: CanvasLook
  handle: RefObject<OverlayHandle | null>
}

/**
 * What is drawn over the page: outlines, names, where a drop goes and where there are comments; only the last, which
 * are small, cover a block for the pointer. It is in the frame, so that it scrolls with the page by itself, and outside
 * of what is rendered as for visitors.
 */
export function Overlay({ tree, ids, look, handle }: OverlayProps) {
  const { catalogue } = useCanvas()
  const [drop, setDrop] = useState<DropMark>()
  const inline = useInlineText()
  const pickedHere = usePicking(inline)
  const hovered = useHover(inline.editing !== undefined)
  const drawn = useMemo(() => ({ tree, look }), [tree, look])
  const selected = useBoxes(ids, drawn)
  const [hover] = useBoxes(
    useMemo(() => (hovered === undefined || ids.includes(hovered) ? [] : [hovered]), [hovered, ids]),
    drawn,
  )
  useRevealed(ids, pickedHere)
  useTypingKey(ids, inline)
  useGap(inline.editing !== undefined || drop !== undefined, look.zoom)
  // While a block's text is edited or something is dragged, nothing else is done to it.
  useSelectedPlace(inline.editing || drop ? undefined : selected[0])
  useImperativeHandle(handle, () => ({ showDrop: setDrop }), [])

  const nameOf = useCallback(
    (id: string) => {
      const block = tree.index.get(id)?.block
      return block === undefined ? '' : (catalogue.titleOf(block.name) ?? block.name)
    },
    [tree, catalogue],
  )
  const noteOf = (id: string) => (tree.index.get(id)?.block.common.show_if ? ` · ${wording.conditional}` : '')
  return (
    <div className="cv-over" data-cv-over="">
      {hover && !drop && (
        <Mark marked={hover} look="hover" title={`${nameOf(hover.id)}${noteOf(hover.id)}`} />
      )}
      {selected.map((marked) => (
        <Mark
          key={marked.id}
          marked={marked}
          look={marked.id === inline.editing?.id ? 'hover' : 'selected'}
        />
      ))}
      {!drop && !inline.editing && <CommentMarks tree={tree} drawn={drawn} nameOf={nameOf} />}
      {inline.editing && <InlineEditor key={inline.editing.id} editing={inline.editing} end={inline.end} />}
      {drop && <DropMarkView mark={drop} />}
    </div>
  )
}
