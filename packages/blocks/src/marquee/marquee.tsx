import './marquee.css'
import { defineView, units, type ViewProps } from '@yingzao/renderer'
import { useRef, useState } from 'react'
import { durationSeconds } from './duration'
import type { MarqueeProps } from './props'
import { useOverflow } from './use-overflow'

function Marquee({ props }: ViewProps<MarqueeProps>) {
  const { content, width } = props
  const box = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLSpanElement>(null)
  const runs = useOverflow(box, text, content)
  const [isTouched, setTouched] = useState(false)
  if (content === '') return null
  const letGo = () => setTouched(false)
  return (
    <div className="yz-marquee" style={width === undefined ? undefined : { width: units(width) }}>
      <div
        className={`yz-marquee__box${runs ? ' yz-marquee__box--runs' : ''}${isTouched ? ' yz-marquee__box--held' : ''}`}
        ref={box}
        onTouchStart={() => setTouched(true)}
        onTouchEnd={letGo}
        onTouchCancel={letGo}
      >
        <div className="yz-marquee__row" style={{ animationDuration: `${durationSeconds(props)}s` }}>
          <span className="yz-marquee__text" ref={text}>
            {content}
          </span>
          {/* Follows close behind, so that the line has no gap when it starts again. */}
          {runs && (
            <span className="yz-marquee__text" aria-hidden="true">
              {content}
            </span>
          )}
        </div>
      </div>
    </div>
  )
}

export const marquee = defineView<MarqueeProps>({ name: 'marquee', view: Marquee, island: 'visible' })
