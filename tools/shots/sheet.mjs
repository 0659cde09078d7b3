import sharp from 'sharp'

const GAP = 12
const LABEL = 22
const WIDEST = 2400
/** Anything longer is cut: a sheet is to be looked at, not scrolled through. */
const LONGEST = 2600
const GROUND = '#8a8f98'
const QUALITY = 44

/**
 * One picture of many, each with its name above it, in as many columns as fit; the next one joins the shortest.
 * @param {{ name: string, picture: Buffer }[]} pictures
 * @param {number} across How wide each is drawn, in pixels.
 * @returns {Promise<Buffer>} WebP
 */
export async function drawSheet(pictures, across) {
  const columns = Math.max(1, Math.min(pictures.length, Math.floor((WIDEST - GAP) / (across + GAP))))
  const ends = Array.from({ length: columns }, () => GAP)
  const cells = []
  for (const { name, picture } of pictures) {
    const column = ends.indexOf(Math.min(...ends))
    const left = GAP + column * (across + GAP)
    const top = ends[column]
    const { data, info } = await shrink(picture, across)
    cells.push({ input: labelOf(name, across), left, top }, { input: data, left, top: top + LABEL })
    ends[column] = top + LABEL + info.height + GAP
  }
  const size = { width: GAP + columns * (across + GAP), height: Math.max(...ends) }
  return sharp({ create: { ...size, channels: 3, background: GROUND } })
    .composite(cells)
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer()
}

async function shrink(picture, across) {
  const { data, info } = await sharp(picture)
    .resize({ width: across })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer({ resolveWithObject: true })
  if (info.height <= LONGEST) return { data, info }
  return sharp(data)
    .extract({ left: 0, top: 0, width: across, height: LONGEST })
    .png()
    .toBuffer({ resolveWithObject: true })
}

function labelOf(name, across) {
  const text = name.replace(/[&<>]/g, '')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${LABEL}"><text x="0" y="15" font-family="sans-serif" font-size="13" fill="#fff">${text}</text></svg>`,
  )
}
