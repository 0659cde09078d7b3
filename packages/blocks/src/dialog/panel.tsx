import '@yingzao/renderer/dialog/panel.css'
import type { ComponentProps } from 'react'

interface PanelProps extends ComponentProps<'div'> {
  className: string
  /** A box in the middle by default; a sheet comes up from below, within reach of a thumb. */
  look?: 'box' | 'sheet'
}

/** The surface inside a dialog that holds its content. */
export function Panel({ className, look = 'box', ...rest }: PanelProps) {
  return <div {...rest} className={`yz-dialog__panel yz-dialog__panel--${look} ${className}`} />
}
