import './button.css'
import { defineView, Picture, type ViewProps } from '@yingzao/renderer'
import { Tap } from '../tap/tap'
import type { ButtonProps } from './props'

function Button({ id, props, common }: ViewProps<ButtonProps>) {
  const content = props.type === 'image' ? imageContent(id, props) : props.text
  if (!content) return null
  const look = `yz-button yz-button--${props.type} yz-animate-${props.animate}`
  return (
    <div className={`yz-button-row yz-button-row--${props.align}`}>
      <Tap common={common} className={look} label={props.image?.alt || undefined}>
        {content}
      </Tap>
    </div>
  )
}

function imageContent(id: string, { image, text }: ButtonProps) {
  // Everybody is "not joined" until the page knows better, and the stored HTML knows nobody.
  const url = image?.join || image?.url
  if (!image || !url) return text
  return <Picture url={url} alt={image.alt} blockId={id} width={image.width} height={image.height} />
}

export const button = defineView<ButtonProps>({ name: 'button', view: Button })
