import { useEffect, useRef, useState } from 'react'
import { useNear } from '../../../ui/use-near'

/** Pixels: how wide a section is drawn, how wide it is shown, and how high at most. */
const DRAWN = 390
const SHOWN = 238
const MOST_HIGH = 300

interface SectionMiniatureProps {
  look: string
  title: string
}

/** A section drawn by the gateway, small: loaded when it comes near, as high as it is, without scripts or reach. */
export function SectionMiniature({ look, title }: SectionMiniatureProps) {
  const [place, isNear] = useNear<HTMLDivElement>()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    // The list comes anew with other rights to look; what is drawn stays.
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
          // To be measured. Its policy runs no script.
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

/** How high the blocks of a look are. Its page is at least as high as its frame. */
function heightOf(frame: HTMLIFrameElement | null): number {
  const blocks = frame?.contentDocument?.querySelectorAll('.yz-page > [data-block]') ?? []
  return Math.max(80, ...[...blocks].map((block) => block.getBoundingClientRect().bottom))
}

function withoutRight(look: string): string {
  return look.replace(/preview_token=[^&]*/, '')
}
