import { CONTAINER_TITLES } from '@yingzao/schema/client'
import { Spin } from 'antd'
import { type RefObject, useRef, useState } from 'react'
import { wording } from '../../wording'
import { useFit } from '../editor/canvas/use-fit'
import { framedAddress, type Simulation } from './simulation'

const words = wording.preview
const PHONE = 390
const DESKTOP = 1280

interface PageFrameProps {
  frame: RefObject<HTMLIFrameElement | null>
  link: string
  simulation: Simulation
}

/** The visitors' page itself, as wide as where it is open, and as much smaller as the stage needs. */
export function PageFrame({ frame, link, simulation }: PageFrameProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const isDesktop = simulation.place === 'pc'
  const width = isDesktop ? DESKTOP : PHONE
  const fit = useFit(stage, { width, isDesktop })
  return (
    <div ref={stage} className="pv-stage">
      {!isLoaded && <Spin className="pv-loading" description={words.loading} delay={300} />}
      {fit && (
        <div
          className={isDesktop ? 'pv-device pv-desktop' : 'pv-device'}
          style={{ width: width * fit.zoom, height: fit.height }}
        >
          <iframe
            ref={frame}
            title={words.frame(CONTAINER_TITLES[simulation.place])}
            src={framedAddress(link, simulation)}
            style={{ width, height: fit.height / fit.zoom, transform: `scale(${fit.zoom})` }}
            onLoad={() => setLoaded(true)}
          />
        </div>
      )}
    </div>
  )
}
