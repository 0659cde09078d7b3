import './preview.css'
import { DesktopOutlined, MobileOutlined, TabletOutlined } from '@ant-design/icons'
import { Segmented } from 'antd'
import { kindOf, PREVIEW_WIDTHS, type PreviewWidth } from './widths'
import { wording } from './wording'

const ICONS = { phone: MobileOutlined, tablet: TabletOutlined, desktop: DesktopOutlined }

interface WidthBarProps {
  value: PreviewWidth
  onChange: (width: PreviewWidth) => void
}

/** The width of the screen on which the page is open. */
export function WidthBar({ value, onChange }: WidthBarProps) {
  return (
    <div className="pv-widths">
      <Segmented<PreviewWidth>
        size="small"
        aria-label={wording.width}
        value={value}
        onChange={onChange}
        options={PREVIEW_WIDTHS.map((width) => {
          const Icon = ICONS[kindOf(width)]
          return {
            value: width,
            label: (
              <span title={wording.widths[kindOf(width)](width)}>
                <Icon aria-hidden="true" /> {width}
              </span>
            ),
          }
        })}
      />
    </div>
  )
}
