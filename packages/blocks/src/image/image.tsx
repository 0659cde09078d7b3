import './image.css'
import { defineView, Picture, type ViewProps } from '@yingzao/renderer'
import { ACTION_TYPES } from '@yingzao/schema/client'
import { Tap } from '../tap/tap'
import { LargeView, largeViewId } from './large-view'
import type { ImageProps } from './props'

function Image({ id, props, common }: ViewProps<ImageProps>) {
  if (props.url === '') return null
  const { url, alt, width, height } = props
  const picture = (
    <Picture className="yz-image" url={url} alt={alt} blockId={id} width={width} height={height} />
  )
  if (common.action) {
    return (
      <Tap common={common} className="yz-image-tap">
        {picture}
      </Tap>
    )
  }
  if (!props.preview) return picture
  return (
    <>
      <Tap
        common={{ action: { type: ACTION_TYPES.popup, popupId: largeViewId(id) } }}
        className="yz-image-tap"
        label={`查看大图 ${alt}`.trim()}
      >
        {picture}
      </Tap>
      <LargeView id={id} props={props} />
    </>
  )
}

export const image = defineView<ImageProps>({ name: 'image', view: Image })
