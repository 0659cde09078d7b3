import { rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { draw, drawMark, drawPortrait, portraits, rolesOf } from '../../packages/art/src/index.ts'
import { DEFAULT_PRESET, RAMPS } from './art-ramps.mjs'
import { root } from './root.mjs'

const FOLDER = join(root, 'demo/pages/assets')
/** The roles of a company that has chosen nothing. */
const ROLES = rolesOf(RAMPS[DEFAULT_PRESET])
const JPEG = { quality: 86, mozjpeg: true }
const PNG = { compressionLevel: 9, palette: true }

/** Scenes by file, with width and height in pixels. */
const SCENES = {
  'hero.jpg': ['teaching', 750, 800],
  'hero-account.jpg': ['on-phone', 750, 800],
  'hero-group.jpg': ['talking', 750, 800],
  'hero-old.jpg': ['at-laptop', 750, 800],
  'poster.jpg': ['at-laptop', 690, 388],
  'slide1.jpg': ['calendar', 690, 300],
  'slide2.jpg': ['talking', 690, 300],
  'slide3.jpg': ['mountains', 690, 300],
  'more1.jpg': ['charts', 750, 600],
  'more2.jpg': ['on-phone', 750, 600],
  'more3.jpg': ['shield', 750, 600],
  'more4.jpg': ['seedling', 750, 600],
  'more5.jpg': ['allocation', 750, 600],
  'more6.jpg': ['at-board', 750, 600],
  'more7.jpg': ['compass', 750, 600],
  'more8.jpg': ['city-day', 750, 600],
  'more9.jpg': ['telescope', 750, 600],
  'more10.jpg': ['magnifier', 750, 600],
}

/** Draws the pictures of the demo pages over the existing ones, and returns how large they are together. */
export async function drawDemo() {
  const files = Object.entries(SCENES).map(([file, [id, width, height]]) => [
    file,
    draw(id, { width, height, roles: ROLES }),
  ])
  portraits.forEach((_portrait, index) => {
    files.push([`avatar${index + 1}.jpg`, drawPortrait(index, { width: 72, height: 72, roles: ROLES })])
  })
  for (const index of [0, 1, 2]) {
    files.push([`portrait${index + 1}.jpg`, drawPortrait(index, { width: 690, height: 690, roles: ROLES })])
  }
  files.push(['logo.png', logo()], ['join.png', joinButton()])
  let bytes = 0
  for (const [file, svg] of files) bytes += await store(file, svg)
  return `${files.length} pictures in demo/pages/assets, ${Math.round(bytes / 1024)} KB`
}

/** Written next to it and renamed: a gateway may be reading. */
async function store(file, svg) {
  const path = join(FOLDER, file)
  const image = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' })
  await (file.endsWith('.jpg') ? image.jpeg(JPEG) : image.png(PNG)).toFile(`${path}.new`)
  await rename(`${path}.new`, path)
  return (await stat(path)).size
}

/** The company's logo mark on white, with two bars where a name would be. */
function logo() {
  const bars = `<rect x="78" y="20" width="112" height="14" rx="7" fill="${ROLES.ink}"/><rect x="78" y="42" width="72" height="10" rx="5" fill="${ROLES.mid}"/>`
  return picture(
    240,
    72,
    `<g transform="translate(10 10)">${drawMark({ side: 52, roles: ROLES })}</g>${bars}`,
  )
}

/** A button as a picture: three people and a plus. Its words are its `alt`. */
function joinButton() {
  const heads = [-34, 34, 0].map((x) => {
    const colour = x === 0 ? '#ffffff' : ROLES.far
    return `<g transform="translate(${270 + x} 60)" fill="${colour}" stroke="${ROLES.near}" stroke-width="5"><path d="M-28 34Q-28 2 0 2T28 34Z"/><circle cy="-12" r="17"/></g>`
  })
  const plus = `<path d="M352 42V78M334 60H370" stroke="${ROLES.accent}" stroke-width="11" stroke-linecap="round"/>`
  return picture(
    600,
    120,
    `<rect x="4" y="4" width="592" height="112" rx="56" fill="${ROLES.near}"/>${heads.join('')}${plus}`,
  )
}

function picture(width, height, content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`
}
