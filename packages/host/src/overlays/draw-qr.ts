import { renderSVG } from 'uqr'

/** Draws a text as a QR code, as the address of an image. */
export function drawQr(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`
}
