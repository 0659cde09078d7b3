import './hotspots.css'
import { defineView, Picture, type ViewProps } from '@yingzao/renderer'
import { commonOf } from '../tap/common-of'
import { Tap } from '../tap/tap'
import { type Area, areaStyle } from './area-style'
import type { HotspotsProps } from './props'

function Hotspots({ id, props }: ViewProps<HotspotsProps>) {
  const { url, alt, width, height, list } = props
  if (url === '') return null
  return (
    <div className="yz-hotspots">
      <Picture url={url} alt={alt} blockId={id} width={width} height={height} />
      {list.map((area, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: areas have no id, and two may do the same.
        <TapArea key={index} area={area} />
      ))}
    </div>
  )
}

/**
 * Without an action there is nothing to tap: a button that leads nowhere helps nobody, but the author still sees the
 * area.
 */
function TapArea({ area }: { area: Area }) {
  return (
    <div className="yz-hotspots__area" data-area={area.label} style={areaStyle(area)}>
      {area.action && (
        <Tap common={commonOf(area)} className="yz-hotspots__tap" label={area.label || '查看详情'}>
          {null}
        </Tap>
      )}
    </div>
  )
}

export const hotspots = defineView<HotspotsProps>({ name: 'hotspots', view: Hotspots })
