import './cropped-picture.css'
import { Picture, usePageFacts } from '@yingzao/renderer'
import type { CSSProperties } from 'react'
import { type FocusPoint, objectPosition } from './object-position'

interface CroppedPictureProps {
  url: string
  alt: string
  blockId: string
  sizes: string
  /** Width of the box over its height; its style sheet gives the box that shape. */
  ratio: number
  focus: FocusPoint
  aim: FocusPoint
}

/** A picture that covers the box around it, cropped so that a given point of it ends up in a given place. */
export function CroppedPicture({ url, alt, blockId, sizes, ...crop }: CroppedPictureProps) {
  const { images } = usePageFacts()
  const position = objectPosition({ ...crop, image: images[url] })
  return (
    <div className="yz-cropped" style={{ '--yz-crop-at': position } as CSSProperties}>
      <Picture url={url} alt={alt} blockId={blockId} sizes={sizes} />
    </div>
  )
}
