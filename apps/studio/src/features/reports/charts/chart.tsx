import { useEffect, useRef, useState } from 'react'
import { useMedia } from '../../../ui/use-media'
import { wording } from '../wording'
import type { ChartData } from './chart-data'
import type { DrawnChart } from './draw-chart'

interface ChartProps {
  data: ChartData
  /** What the eye takes from it, in words. */
  label: string
}

/** A chart. The code that draws it is fetched once there is a place for it, so that no other screen loads it. */
export function Chart({ data, label }: ChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnChart>(undefined)
  const newest = useRef(data)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    newest.current = data
    drawn.current?.show(data)
  }, [data])
  useEffect(() => {
    const element = place.current
    if (!element) return
    let isOver = false
    let isAsked = false
    const draw = async () => {
      isAsked = true
      const { drawChart } = await import('./draw-chart')
      if (isOver) return
      drawn.current = drawChart(element, isStill)
      drawn.current.show(newest.current)
    }
    const sizes = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return
      if (isAsked) drawn.current?.fit()
      else draw().catch(() => setFailed(true))
    })
    sizes.observe(element)
    return () => {
      isOver = true
      sizes.disconnect()
      drawn.current?.close()
      drawn.current = undefined
    }
  }, [isStill])
  if (hasFailed) return <p className="st-empty">{wording.chart.unavailable}</p>
  return (
    <div className="rp-chart" role="img" aria-label={label}>
      <div ref={place} className="rp-chart-place" aria-hidden="true" />
    </div>
  )
}
