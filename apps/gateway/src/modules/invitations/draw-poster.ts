import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { posterCard, posterCode, posterLabel, posterSvg } from '../assets'

export interface PosterWords {
  title: string
  desc: string
  /** Who invites, masked. */
  inviter: string
  company: string
  /** Where the code leads. */
  address: string
  /** Colour of the company's theme. */
  brand: string
}

/** The key under which a poster is cached: the same words make the same picture. */
export function posterKey(words: PosterWords): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url')
}

/** Draws the picture that somebody saves and sends: who invites, to what, and the code that leads there. A JPEG. */
export async function drawPoster(words: PosterWords): Promise<Buffer> {
  return sharp(Buffer.from(invitationSvg(words)))
    .jpeg({ quality: 86, mozjpeg: false })
    .toBuffer()
}

function invitationSvg({ title, desc, inviter, company, address, brand }: PosterWords): string {
  return posterSvg({
    brand,
    company,
    draw: (ramp) => [
      posterCard({ y: 380, height: 660 }),
      posterCode(address, { y: 570, size: 360 }),
      posterLabel(title, { y: 200, size: 64, fill: '#ffffff', weight: 700 }),
      posterLabel(desc, { y: 282, size: 30, fill: ramp[100], weight: 400 }),
      posterLabel(`${inviter} 邀请您`, { y: 470, size: 38, fill: '#16181d', weight: 600 }),
      posterLabel('用本人的手机号注册', { y: 526, size: 28, fill: '#4b5260', weight: 400 }),
      posterLabel('长按识别或扫一扫', { y: 990, size: 30, fill: '#16181d', weight: 600 }),
    ],
  })
}
