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

/** Pixels of the picture at the top. A picture of another ratio is cut to it around what catches the eye. */
const PICTURE = { width: POSTER.width, height: 480 } as const
/** A picture that is too large to be drawn is one that nobody uploaded here. */
const MOST_PIXELS = 40_000_000

/** Draws the poster of a link: a picture where there is one, what it is about, and the code that leads there. A PNG. */
export async function drawLinkPoster(words: LinkPoster, picture: Buffer | undefined): Promise<Buffer> {
  const sheet = sharp(Buffer.from(sheetSvg(words, picture !== undefined)))
  if (picture === undefined) return sheet.png({ compressionLevel: 9 }).toBuffer()
  const top = await sharp(picture, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ ...PICTURE, fit: 'cover', position: 'attention' })
    // What is seen through it is white on any page.
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
  return sheet
    .composite([{ input: top, top: 0, left: 0 }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

function sheetSvg({ title, company, address, brand }: LinkPoster, hasPicture: boolean): string {
  const top = hasPicture ? PICTURE.height : 130
  const card = hasPicture ? 450 : 560
  const code = hasPicture ? 320 : 400
  const below = top + 130
  return posterSvg({
    brand,
    company,
    draw: () => [
      posterLabel(title, { y: top + 85, size: 56, fill: '#ffffff', weight: 700 }),
      posterCard({ y: below, height: card }),
      posterCode(address, { y: below + 30, size: code }),
      posterLabel('长按识别或扫一扫，查看详情', {
        y: below + card - 45,
        size: 30,
        fill: '#16181d',
        weight: 600,
      }),
    ],
  })
}
