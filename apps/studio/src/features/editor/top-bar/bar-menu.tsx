import { Button, Dropdown, type MenuProps, Tooltip } from 'antd'
import type { ReactNode } from 'react'

interface BarMenuProps {
  icon: ReactNode
  label: string
  items: NonNullable<MenuProps['items']>
}

/** An icon in the bar that opens a menu. */
export function BarMenu({ icon, label, items }: BarMenuProps) {
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
      <Tooltip title={label}>
        <Button type="text" icon={icon} aria-label={label} aria-haspopup="menu" />
      </Tooltip>
    </Dropdown>
  )
}
