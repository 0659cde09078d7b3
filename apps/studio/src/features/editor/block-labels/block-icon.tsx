import { AppstoreOutlined } from '@ant-design/icons'
import { palette } from '@yingzao/blocks/palette'

/** The icon of a kind of block, in a line of text. */
export function BlockIcon({ name }: { name: string }) {
  const Icon = palette[name]?.icon ?? AppstoreOutlined
  return (
    <span className="ed-block-icon" aria-hidden="true">
      <Icon />
    </span>
  )
}
