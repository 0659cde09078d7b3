import './button.css'
import { defineView, Picture, units, usePageFacts, type ViewProps } from '@yingzao/renderer'
import { ACTION_TYPES } from '@yingzao/schema/client'
import type { CSSProperties } from 'react'
import { Tap } from '../tap/tap'
import type { ButtonProps } from './props'

function Button(view: ViewProps<ButtonProps>) {
  const { props, common } = view
  const row = `yz-button-row yz-button-row--${props.align}`
  const look = `yz-button yz-animate-${props.animate}`
  const url = props.image?.join || props.image?.url
  if (props.type === 'image' && props.image && url) {
    return <ImageButton {...view} row={row} look={look} image={props.image} url={url} />
  }
  if (props.text === '') return null
  return (
    <div className={row}>
      <Tap common={common} className={`${look} yz-button--text`}>
        {props.text}
      </Tap>
    </div>
  )
}

interface ImageButtonProps extends ViewProps<ButtonProps> {
  row: string
  look: string
  image: NonNullable<ButtonProps['image']>
  url: string
}

/**
 * As wide as its picture is in the 750 design, on every screen. A button that joins a group contains both its pictures:
 * the stored HTML knows no visitor, so the first is shown until the host marks the button as joined.
 */
function ImageButton({ id, props, common, row, look, image, url }: ImageButtonProps) {
  const { images } = usePageFacts()
  const width = images[url]?.width ?? image.width
  const style = width === undefined ? undefined : ({ '--yz-button-width': units(width) } as CSSProperties)
  const joined = common.action?.type === ACTION_TYPES.joinGroup ? image.joined : ''
  const picture = { alt: image.alt, blockId: id, width: image.width, height: image.height }
  return (
    <div className={row} style={style}>
      <Tap common={common} className={`${look} yz-button--image`} label={image.alt || props.text || '按钮'}>
        {joined ? (
          <>
            <span className="yz-button__join">
              <Picture url={url} {...picture} />
            </span>
            <span className="yz-button__joined">
              {/* Not under the block's id: whatever stands first on the screen, this one does not. */}
              <Picture url={joined} {...picture} blockId={`${id}-joined`} />
            </span>
          </>
        ) : (
          <Picture url={url} {...picture} />
        )}
      </Tap>
    </div>
  )
}

export const button = defineView<ButtonProps>({ name: 'button', view: Button })
