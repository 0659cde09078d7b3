import type { Block } from '@yingzao/schema/client'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { BlockNode } from '../block-node'
import type { NearBlocks } from './near-blocks'

interface PageBlockProps {
  block: Block
  /** Something in it is selected, so it is rendered wherever it is. */
  isWanted: boolean
  near: NearBlocks
}

/** A block of the page itself; only a placeholder until it comes near. */
export const PageBlock = memo(function PageBlock({ block, isWanted, near }: PageBlockProps) {
  const [isDrawn, setDrawn] = useState(() => near.beginsDrawn(block))
  const place = useRef<HTMLDivElement>(null)
  if (isWanted && !isDrawn) setDrawn(true)
  useLayoutEffect(() => {
    if (isDrawn || !place.current) return
    return near.wait(place.current, () => setDrawn(true))
  }, [near, isDrawn])
  if (isDrawn) return <BlockNode block={block} frame={near.watch} />
  return <div ref={place} className="cv-later" data-id={block.id} />
})
