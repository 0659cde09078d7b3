import sharp from 'sharp'
import { renderSVG } from 'uqr'

/** Returns a QR code as SVG, with the four modules of white around it that scanners need. */
export function qrCodeSvg(text: string): string {
  return renderSVG(text, { ecc: 'M', border: 4 })
}

/**
 * Returns a picture of a QR code: the same text gives the same bytes. A PNG, because WeChat recognises no SVG on a long
 * press.
 */
export async function drawQrCode(text: string): Promise<Buffer> {
  const svg = renderSVG(text, { ecc: 'M', border: 4, pixelSize: 12 })
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 2 }).toBuffer()
}
