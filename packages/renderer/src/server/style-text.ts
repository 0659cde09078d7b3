import type { CSSProperties } from 'react'

/** A style object as the text of a `style` attribute; its values come from `frameOf`, which rebuilds them. */
export function styleText(style: CSSProperties): string {
  return Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';')
}
