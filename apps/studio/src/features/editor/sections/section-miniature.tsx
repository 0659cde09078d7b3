import { useEffect, useRef, useState } from 'react'
import { useNear } from '../../../ui/use-near'

/** Pixels: the width a section is rendered at, the width it is shown at, and the maximum height. */
const DRAWN = 390
const SHOWN = 238
const MOST_HIGH = 300

interface SectionMiniatureProps {
  look: string
  title: string
}

/**
 * A section rendered by the gateway, scaled down: loaded when near, at its full height, without scripts or interaction.
 */
export function SectionMiniature({ look, title }: SectionMiniatureProps) {
  const [place, isNear] = useNear<HTMLDivElement>()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    // A refetched list has new preview tokens; what is already shown stays.
    if (isNear) setAddress((known) => (known && withoutRight(known) === withoutRight(look) ? known : look))
  }, [isNear, look])
  return (
    <div
      ref={place}
      className="ed-section-look"
      data-drawn={height !== undefined}
      style={height === undefined ? undefined : { height: Math.min(MOST_HIGH, height * (SHOWN / DRAWN)) }}
      inert
    >
      {address !== undefined && (
        <iframe
          ref={frame}
          title={title}
          src={address}
          // So that it can be measured. Its policy runs no script.
          sandbox="allow-same-origin"
          loading="lazy"
          tabIndex={-1}
          scrolling="no"
          style={height === undefined ? undefined : { height }}
          onLoad={() => setHeight(heightOf(frame.current))}
        />
      )}
    </div>
  )
}

/** The height of the blocks of a look. Its page is at least as high as its frame. */
function heightOf(frame: HTMLIFrameElement | null): number {
  const blocks = frame?.contentDocument?.querySelectorAll('.yz-page > [data-block]') ?? []
  return Math.max(80, ...[...blocks].map((block) => block.getBoundingClientRect().bottom))
}

function withoutRight(look: string): string {
  return look.replace(/preview_token=[^&]*/, '')
}
