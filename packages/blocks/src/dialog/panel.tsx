import '@yingzao/renderer/dialog/panel.css'
import type { ComponentProps } from 'react'

interface PanelProps extends ComponentProps<'div'> {
  className: string
  /** A box in the middle unless told; a sheet comes from below, within the reach of a thumb. */
  look?: 'box' | 'sheet'
}

/** What stands in a dialog: the ground that its content lies on. */
export function Panel({ className, look = 'box', ...rest }: PanelProps) {
  return <div {...rest} className={`yz-dialog__panel yz-dialog__panel--${look} ${className}`} />
}
