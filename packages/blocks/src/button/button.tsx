import './button.css'
import { defineView, Picture, units, usePageFacts, type ViewProps } from '@yingzao/renderer'
import type { CSSProperties } from 'react'
import { Tap } from '../tap/tap'
import type { ButtonProps } from './props'

function Button(view: ViewProps<ButtonProps>) {
  const { props, common } = view
  const row = `yz-button-row yz-button-row--${props.align}`
  const look = `yz-button yz-animate-${props.animate}`
  const url = pictureOf(props)
  if (props.image && url) return <ImageButton {...view} row={row} look={look} image={props.image} url={url} />
  if (props.text === '') return null
  return (
    <div className={row}>
      <Tap common={common} className={`${look} yz-button--text`}>
        {props.text}
      </Tap>
    </div>
  )
}

/** Everybody is "not joined" until the page knows better, and the stored HTML knows nobody. */
function pictureOf({ type, image }: ButtonProps): string | undefined {
  return type === 'image' ? image?.join || image?.url : undefined
}

interface ImageButtonProps extends ViewProps<ButtonProps> {
  row: string
  look: string
  image: NonNullable<ButtonProps['image']>
  url: string
}

/** As wide as its picture was drawn in the 750 design, on every screen. */
function ImageButton({ id, props, common, row, look, image, url }: ImageButtonProps) {
  const { images } = usePageFacts()
  const width = images[url]?.width ?? image.width
  const style = width === undefined ? undefined : ({ '--yz-button-width': units(width) } as CSSProperties)
  return (
    <div className={row} style={style}>
      <Tap
        common={common}
        className={`${look} yz-button--image`}
        label={image.alt || props.text || undefined}
      >
        <Picture url={url} alt={image.alt} blockId={id} width={image.width} height={image.height} />
      </Tap>
    </div>
  )
}

export const button = defineView<ButtonProps>({ name: 'button', view: Button })
