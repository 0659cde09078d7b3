import './preview.css'
import { Spin } from 'antd'
import { type RefObject, useRef, useState } from 'react'
import { CONTAINER_TITLES } from '../../ui/container-titles'
import { useFit } from '../../ui/use-fit'
import { CHROME_HEIGHT, DeviceChrome } from './device-chrome'
import { framedAddress, type Simulation } from './simulation'
import { kindOf, type PreviewWidth } from './widths'
import { wording } from './wording'

interface PageFrameProps {
  frame: RefObject<HTMLIFrameElement | null>
  /** Address of the page, as the gateway lets the Studio frame it. */
  page: string
  /** The same for visitors, as their address bar would show it. */
  link: string
  title: string
  width: PreviewWidth
  simulation: Simulation
}

/**
 * What a page of another origin may do here: everything it does for visitors, but never navigate the Studio's window.
 */
const FOREIGN = 'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads'

/**
 * The visitors' page itself, as wide as the chosen screen, inside its container, scaled down as far as the stage
 * requires.
 */
export function PageFrame({ frame, page, link, title, width, simulation }: PageFrameProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const { place } = simulation
  const kind = kindOf(width)
  const fit = useFit(stage, { width, isDesktop: kind !== 'phone' })
  const { host, pathname } = new URL(link)
  return (
    <div ref={stage} className="pv-stage">
      {!isLoaded && <Spin className="pv-loading" description={wording.loading} delay={300} />}
      {fit && (
        <div
          className={`pv-device pv-${kind}`}
          data-place={place}
          style={{ width: width * fit.zoom, height: fit.height }}
        >
          <DeviceChrome place={place} title={title} address={`${host}${pathname}`} />
          <iframe
            ref={frame}
            title={wording.frame(CONTAINER_TITLES[place])}
            src={framedAddress(page, simulation)}
            sandbox={page.startsWith('/') ? undefined : FOREIGN}
            style={{
              width,
              height: (fit.height - CHROME_HEIGHT) / fit.zoom,
              transform: `scale(${fit.zoom})`,
            }}
            onLoad={() => setLoaded(true)}
          />
        </div>
      )}
    </div>
  )
}
