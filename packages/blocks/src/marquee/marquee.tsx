import './marquee.css'
import { defineView, units, type ViewProps } from '@yingzao/renderer'
import { durationSeconds } from './duration'
import type { MarqueeProps } from './props'

/** The line at rest; `live.ts` lets it run where it is wider than its box. */
function Marquee({ props }: ViewProps<MarqueeProps>) {
  const { content, width } = props
  if (content === '') return null
  return (
    <div className="yz-marquee" style={width === undefined ? undefined : { width: units(width) }}>
      <div className="yz-marquee__box">
        <div className="yz-marquee__row" style={{ animationDuration: `${durationSeconds(props)}s` }}>
          <span className="yz-marquee__text">{content}</span>
        </div>
      </div>
    </div>
  )
}

export const marquee = defineView<MarqueeProps>({ name: 'marquee', view: Marquee, live: 'near' })
