import { DesktopOutlined, DownOutlined, FontSizeOutlined, MobileOutlined } from '@ant-design/icons'
import { Button, Dropdown, Segmented, Tooltip } from 'antd'
import { useMedia } from '../../../ui/use-media'
import { type CanvasWidth, WIDTHS } from '../session/canvas-state'
import { useSession } from '../session/session-context'
import { useCanvasSettings } from '../session/use-canvas-settings'
import { wording } from './wording'

const DESKTOP = 750
/** In a narrower window the widths would push the page's title out of the bar. */
const SPACIOUS = '(min-width: 1240px)'

/** For the top bar: how wide the phone is, and whether its text is large. */
export function WidthSwitch() {
  return useMedia(SPACIOUS) ? <WidthRow /> : <WidthMenu />
}

function WidthRow() {
  const { canvas } = useSession()
  const { width, isLargeText, zoom } = useCanvasSettings()
  return (
    <div className="ed-widths">
      <Segmented<CanvasWidth>
        size="small"
        aria-label={wording.width}
        value={width}
        onChange={(next) => canvas.set({ width: next })}
        options={WIDTHS.map((one) => ({ value: one, label: <WidthLabel width={one} /> }))}
      />
      <Tooltip title={wording.largeTextHint}>
        <button
          type="button"
          className="ed-widths__text"
          aria-pressed={isLargeText}
          onClick={() => canvas.set({ isLargeText: !isLargeText })}
        >
          <FontSizeOutlined aria-hidden="true" />
          {wording.largeText}
        </button>
      </Tooltip>
      <span className="ed-widths__zoom" aria-live="polite">
        {zoom < 1 && wording.zoom(Math.round(zoom * 100))}
      </span>
    </div>
  )
}

const LARGE_TEXT = 'largeText'

/** The same behind one button. */
function WidthMenu() {
  const { canvas } = useSession()
  const { width, isLargeText } = useCanvasSettings()
  const items = [
    ...WIDTHS.map((one) => ({ key: String(one), label: saidOf(one), icon: <WidthIcon width={one} /> })),
    { type: 'divider' as const },
    { key: LARGE_TEXT, label: wording.largeTextHint, icon: <FontSizeOutlined aria-hidden="true" /> },
  ]
  return (
    <Dropdown
      trigger={['click']}
      placement="bottom"
      menu={{
        items,
        selectable: true,
        multiple: true,
        selectedKeys: [String(width), ...(isLargeText ? [LARGE_TEXT] : [])],
        onClick: ({ key }) => {
          if (key === LARGE_TEXT) canvas.set({ isLargeText: !isLargeText })
          else canvas.set({ width: Number(key) as CanvasWidth })
        },
      }}
    >
      <Button
        type="text"
        icon={<WidthIcon width={width} />}
        aria-label={wording.widthIs(saidOf(width))}
        aria-haspopup="menu"
      >
        {width}
        <DownOutlined aria-hidden="true" />
      </Button>
    </Dropdown>
  )
}

function WidthIcon({ width }: { width: CanvasWidth }) {
  return width > DESKTOP ? <DesktopOutlined aria-hidden="true" /> : <MobileOutlined aria-hidden="true" />
}

function saidOf(width: CanvasWidth): string {
  return width > DESKTOP ? wording.widths.desktop(width) : wording.widths.phone(width)
}

function WidthLabel({ width }: { width: CanvasWidth }) {
  const isFirst = width === WIDTHS[0] || width === WIDTHS.find((one) => one > DESKTOP)
  return (
    <span title={saidOf(width)}>
      {isFirst && <WidthIcon width={width} />}
      {` ${width}`}
    </span>
  )
}
