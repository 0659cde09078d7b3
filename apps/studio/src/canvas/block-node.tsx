import { views } from '@yingzao/blocks/view/server'
import type { SlotPath } from '@yingzao/editor-core'
import { frameOf, viewProps } from '@yingzao/renderer'
import type { Block } from '@yingzao/schema/client'
import { memo, type ReactNode, type RefCallback } from 'react'
import { createPortal } from 'react-dom'
import { BlockBoundary } from './block-boundary'
import { useCanvas } from './canvas-context'
import { drawSlots } from './draw-slots'
import { wording } from './wording'

interface BlockNodeProps {
  block: Block
  /** Receives the outermost element of a block that does not lie over the page. */
  frame?: RefCallback<Element>
}

/**
 * One block, rendered as for visitors, with the blocks in it rendered inside. A block is the same object until
 * something in it changes, so a key press renders one block and those around it.
 */
export const BlockNode = memo(function BlockNode({ block, frame }: BlockNodeProps) {
  const { catalogue } = useCanvas()
  const view = Object.hasOwn(views, block.name) ? views[block.name] : undefined
  const title = catalogue.titleOf(block.name) ?? block.name
  const holdsBlocks = catalogue.slotsOf(block.name).some(([first]) => first === 'children')
  const inside = (blocks: readonly Block[], slot: SlotPath) => (
    <Inside blocks={blocks} slot={slot} owner={block.id} />
  )
  const View = view?.view
  const drawn = (
    <div
      {...frameOf(block)}
      ref={view?.floats ? undefined : frame}
      data-cv-title={title}
      data-cv-if={block.common.show_if ? '' : undefined}
    >
      <BlockBoundary block={block} title={title}>
        {View ? (
          <View {...viewProps({ ...block, value: drawSlots(block.value, inside) })}>
            {holdsBlocks || block.children.length > 0 ? inside(block.children, ['children']) : undefined}
          </View>
        ) : (
          <p className="cv-broken">{wording.unknown(block.name)}</p>
        )}
      </BlockBoundary>
    </div>
  )
  return view?.floats ? <Floating block={block} title={title} drawn={drawn} /> : drawn
})

interface FloatingProps {
  block: Block
  title: string
  drawn: ReactNode
}

/** A block that lies over the page is rendered behind it, as for visitors, with a placeholder where it is written. */
function Floating({ block, title, drawn }: FloatingProps) {
  const name = typeof block.value.title === 'string' ? block.value.title : ''
  const floor = document.getElementById('cv-floating')
  return (
    <>
      <div className="cv-stand" data-cv-stand={block.id}>
        {wording.floats(title, name)}
      </div>
      {floor && createPortal(drawn, floor)}
    </>
  )
}

interface InsideProps {
  blocks: readonly Block[]
  slot: SlotPath
  owner: string
}

function Inside({ blocks, slot, owner }: InsideProps) {
  const { isReadOnly } = useCanvas()
  return (
    <div className="yz-inside" data-cv-owner={owner} data-cv-slot={JSON.stringify(slot)}>
      {blocks.length === 0 ? (
        isReadOnly ? (
          <p className="cv-empty">{wording.nothingInside}</p>
        ) : (
          <p className="cv-empty cv-empty--open">{wording.emptySlot}</p>
        )
      ) : (
        blocks.map((block) => <BlockNode key={block.id} block={block} />)
      )}
    </div>
  )
}
