import type { Tree } from '@yingzao/editor-core'
import { type RefObject, useCallback, useImperativeHandle, useMemo, useState } from 'react'
import { wording } from '../../wording'
import type { CanvasHandle, CanvasLook, DropMark } from '../canvas-api'
import { useCanvas } from '../canvas-context'
import { InlineEditor } from '../inline/inline-editor'
import { useInlineText } from '../inline/use-inline-text'
import { ActBar } from './act-bar'
import { DropMarkView } from './drop-mark-view'
import { Mark } from './mark'
import { useBoxes } from './use-boxes'
import { useHover } from './use-hover'
import { usePicking } from './use-picking'
import { useRevealed } from './use-revealed'
import { useTypingKey } from './use-typing-key'

interface OverlayProps {
  tree: Tree
  ids: readonly string[]
  look: CanvasLook
  handle: RefObject<CanvasHandle | null>
}

/**
 * What is drawn over the page: outlines, names, buttons and where a drop goes. In the frame, so that it scrolls with
 * the page by itself, and outside of what is drawn as for visitors.
 */
export function Overlay({ tree, ids, look, handle }: OverlayProps) {
  const { catalogue, isReadOnly } = useCanvas()
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
  useImperativeHandle(handle, () => ({ showDrop: setDrop }), [])

  const nameOf = useCallback(
    (id: string) => {
      const block = tree.index.get(id)?.block
      return block === undefined ? '' : (catalogue.titleOf(block.name) ?? block.name)
    },
    [tree, catalogue],
  )
  const noteOf = (id: string) =>
    tree.index.get(id)?.block.common.show_if ? ` · ${wording.canvas.conditional}` : ''
  const only = ids.length > 0 && inline.editing === undefined ? selected[0] : undefined
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
      {only && !drop && (
        <ActBar marked={only} ids={ids} title={nameOf(only.id)} isReadOnly={isReadOnly} tree={tree} />
      )}
      {inline.editing && <InlineEditor key={inline.editing.id} editing={inline.editing} end={inline.end} />}
      {drop && <DropMarkView mark={drop} />}
    </div>
  )
}
