import { DesktopOutlined, FontSizeOutlined, MobileOutlined } from '@ant-design/icons'
import { Segmented, Tooltip } from 'antd'
import { wording } from '../../../wording'
import { useSession } from '../session/session-context'
import { type CanvasWidth, WIDTHS } from './canvas-state'
import { useCanvasSettings } from './use-canvas-settings'

const DESKTOP = 750

/** For the top bar: how wide the phone is, and whether its text is large. */
export function WidthSwitch() {
  const { canvas } = useSession()
  const { width, isLargeText, zoom } = useCanvasSettings()
  return (
    <div className="ed-widths">
      <Segmented<CanvasWidth>
        size="small"
        aria-label={wording.canvas.width}
        value={width}
        onChange={(next) => canvas.set({ width: next })}
        options={WIDTHS.map((one) => ({ value: one, label: <WidthLabel width={one} /> }))}
      />
      <Tooltip title={wording.canvas.largeTextHint}>
        <button
          type="button"
          className="ed-widths__text"
          aria-pressed={isLargeText}
          onClick={() => canvas.set({ isLargeText: !isLargeText })}
        >
          <FontSizeOutlined aria-hidden="true" />
          {wording.canvas.largeText}
        </button>
      </Tooltip>
      <span className="ed-widths__zoom" aria-live="polite">
        {zoom < 1 && wording.canvas.zoom(Math.round(zoom * 100))}
      </span>
    </div>
  )
}

function WidthLabel({ width }: { width: CanvasWidth }) {
  const isDesktop = width > DESKTOP
  const said = isDesktop ? wording.canvas.widths.desktop(width) : wording.canvas.widths.phone(width)
  const isFirst = width === WIDTHS[0] || width === WIDTHS.find((one) => one > DESKTOP)
  return (
    <span title={said}>
      {isFirst &&
        (isDesktop ? <DesktopOutlined aria-hidden="true" /> : <MobileOutlined aria-hidden="true" />)}
      {` ${width}`}
    </span>
  )
}
