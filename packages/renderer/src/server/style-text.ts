import type { CSSProperties } from 'react'

/** A style object as the text of a `style` attribute; the document's reader has already allow-listed it. */
export function styleText(style: CSSProperties): string {
  return Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';')
}
