import sharp from 'sharp'
import { POSTER, posterCard, posterCode, posterLabel, posterSvg } from '../assets'

interface LinkPoster {
  title: string
  company: string
  /** Where the code leads. */
  address: string
  /** Colour of the company's theme. */
  brand: string
}

/** The range of the picture's height in pixels; a higher picture is cropped equally above and below. */
const LOWEST = 300
const HIGHEST = 600
/** A picture too large to be decoded was not uploaded here. */
const MOST_PIXELS = 40_000_000
/** Where a poster without a picture begins, and where the company's name is below the card. */
const TOP = 200
const END = 1070

/** Draws the poster of a link: a picture if there is one, its title, and the code that leads there. A PNG. */
export async function drawLinkPoster(words: LinkPoster, picture: Buffer | undefined): Promise<Buffer> {
  const top = picture && (await topOf(picture))
  const sheet = sharp(Buffer.from(sheetSvg(words, top?.height ?? TOP)))
  if (top) sheet.composite([{ input: top.bytes, top: 0, left: 0 }])
  return sheet.png({ compressionLevel: 9 }).toBuffer()
}

/** A picture as wide as the poster. */
async function topOf(picture: Buffer): Promise<{ bytes: Buffer; height: number }> {
  const limits = { limitInputPixels: MOST_PIXELS }
  const { width = 1, height = 1, format, autoOrient } = await sharp(picture, limits).metadata()
  const shown = format === 'svg' ? { width, height } : autoOrient
  const high = Math.round((POSTER.width * shown.height) / shown.width)
  const size = { width: POSTER.width, height: Math.min(HIGHEST, Math.max(LOWEST, high)) }
  // An SVG is rasterised at the size at which it is shown, not scaled up afterwards.
  const density = format === 'svg' ? Math.max(72, Math.min(600, (72 * POSTER.width) / width)) : 72
  const bytes = await sharp(picture, { ...limits, density })
    .autoOrient()
    .resize({ ...size, fit: 'cover' })
    // Transparent areas are white on any page.
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
  return { bytes, height: size.height }
}

function sheetSvg({ title, company, address, brand }: LinkPoster, top: number): string {
  const below = top + 120
  const card = Math.min(560, END - below)
  const code = card - 90
  return posterSvg({
    brand,
    company,
    draw: () => [
      posterLabel(title, { y: top + 80, size: 56, fill: '#ffffff', weight: 700 }),
      posterCard({ y: below, height: card }),
      posterCode(address, { y: below + 10, size: code }),
      posterLabel('长按识别或扫一扫，查看详情', {
        y: below + card - 40,
        size: 30,
        fill: '#16181d',
        weight: 600,
      }),
    ],
  })
}
