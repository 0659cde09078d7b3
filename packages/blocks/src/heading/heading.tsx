import './heading.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import type { HeadingProps } from './props'

/**
 * The largest sizes are an `h2`, too: a block is rendered without the others and cannot know that it is the first
 * heading of its page, and other blocks' titles are `h2`.
 */
const LEVELS = { display: 'h2', h1: 'h2', h2: 'h2', h3: 'h3' } as const

function Heading({ props }: ViewProps<HeadingProps>) {
  const { eyebrow, title, sub, size, align, mark, number } = props
  if (title === '' && eyebrow === '' && sub === '') return null
  const Level = LEVELS[size]
  return (
    <div className={`yz-heading yz-heading--${size} yz-heading--${align}`}>
      {mark === 'number' && (
        <p className="yz-heading__number" aria-hidden="true">
          {String(number).padStart(2, '0')}
        </p>
      )}
      {eyebrow && <p className="yz-heading__eyebrow">{eyebrow}</p>}
      {title && <Level className="yz-heading__title">{title}</Level>}
      {mark === 'line' && <span className="yz-heading__line" />}
      {sub && <p className="yz-heading__sub">{sub}</p>}
    </div>
  )
}

export const heading = defineView<HeadingProps>({ name: 'heading', view: Heading })
