import './image.css'
import { defineView, Picture, type ViewProps } from '@yingzao/renderer'
import { Tap } from '../tap/tap'
import type { ImageProps } from './props'

function Image({ id, props, common }: ViewProps<ImageProps>) {
  if (props.url === '') return null
  const picture = (
    <Picture
      className="yz-image"
      url={props.url}
      alt={props.alt}
      blockId={id}
      width={props.width}
      height={props.height}
    />
  )
  return common.action ? (
    <Tap common={common} className="yz-image-tap">
      {picture}
    </Tap>
  ) : (
    picture
  )
}

export const image = defineView<ImageProps>({ name: 'image', view: Image })
