import sharp from 'sharp'
import { draw, rolesOf, scenes } from '../../packages/art/src/index.ts'
import { RAMPS } from './art-ramps.mjs'

const GAP = 8
const WIDEST = 2000

/** Draws scenes onto one picture and returns what is on it. `size` is the width of each drawing in pixels. */
export async function drawSheet({ file, theme, dark, size, ratio, only }) {
  const width = Number(size)
  const [across, down] = ratio.split(':').map(Number)
  const height = Math.round((width * down) / across)
  const looks = looksOf(theme, dark)
  const ids = only.length > 0 ? only : scenes.map(({ id }) => id)
  const drawings = ids.flatMap((id) => looks.map((roles) => draw(id, { width, height, roles })))
  const columns = Math.max(1, Math.floor(WIDEST / (width + GAP)))
  const rows = Math.ceil(drawings.length / columns)
  const cells = await Promise.all(
    drawings.map(async (svg, index) => ({
      input: await sharp(Buffer.from(svg)).png().toBuffer(),
      left: GAP + (index % columns) * (width + GAP),
      top: GAP + Math.floor(index / columns) * (height + GAP),
    })),
  )
  const sheet = { width: GAP + columns * (width + GAP), height: GAP + rows * (height + GAP), channels: 3 }
  await sharp({ create: { ...sheet, background: '#777' } })
    .composite(cells)
    .png()
    .toFile(file)
  return `${drawings.length} drawings on ${file}`
}

function looksOf(theme, isDark) {
  if (theme === 'all') return Object.values(RAMPS).flatMap((ramp) => [rolesOf(ramp), rolesOf(ramp, 'dark')])
  const ramp = RAMPS[theme]
  if (!ramp)
    throw new Error(`There is no theme '${theme}'. Take one of ${Object.keys(RAMPS).join(', ')}, all.`)
  return [rolesOf(ramp, isDark ? 'dark' : 'light')]
}
