import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { tsImport } from 'tsx/esm/api'
import { sectionsPage } from './page-texts.mjs'

const VIDEO_BYTES = 300_000
const SEARCH_STEPS = 9
const LOUDEST_NOISE = 60
const SIZE_TOLERANCE = 0.02

const JPEGS = [
  { name: 'hero', width: 750, height: 1000, seed: 1, label: 'HERO', bytes: 120_000 },
  ...numbered(3, (index) => ({
    name: `slide${index}`,
    width: 690,
    height: 300,
    seed: 10 + index,
    label: `SLIDE ${index}`,
    bytes: 40_000,
  })),
  ...numbered(10, (index) => ({
    name: `more${index}`,
    width: 750,
    height: 600,
    seed: 30 + index,
    label: `MORE ${index}`,
    bytes: 60_000,
  })),
  { name: 'poster', width: 690, height: 388, seed: 60, label: 'VIDEO', bytes: 35_000 },
  ...numbered(6, (index) => ({
    name: `avatar${index}`,
    width: 72,
    height: 72,
    seed: 80 + index,
    label: `${index}`,
    bytes: 2_500,
  })),
]

const DRAWINGS = [
  { name: 'logo', width: 240, height: 72, seed: 91, label: 'LOGO' },
  { name: 'join', width: 600, height: 120, seed: 92, label: 'JOIN THE GROUP' },
]

/** Makes the pictures that the page names; the same ones on every machine with the same version of sharp. */
export async function writeImages(folder) {
  await mkdir(folder, { recursive: true })
  for (const picture of JPEGS) await writeFile(join(folder, `${picture.name}.jpg`), await jpegOfSize(picture))
  for (const drawing of DRAWINGS) {
    const png = sharp(poster(drawing)).png({ palette: true, colours: 64 })
    await png.toFile(join(folder, `${drawing.name}.png`))
  }
  const code = sharp(Buffer.from(codeLikeDrawing()))
  await code.png({ palette: true, colours: 2 }).toFile(join(folder, 'qr.png'))
  // A correct page never requests it before somebody plays it; if one does, these are the bytes that count.
  await writeFile(join(folder, 'intro.mp4'), Buffer.alloc(VIDEO_BYTES, 1))
}

const DRAWING = /img\/(([a-z-]+)-(\d+)x(\d+)\.svg)/g
/** As wide as the library draws them. */
const DRAWING_WIDTH = 750

/** Draws what the page of sections names, as the library does when a section is used, in the colours of its theme. */
export async function writeDrawings(folder) {
  const load = (path) => tsImport(path, import.meta.url)
  const [{ draw, rolesOf }, { PRESETS, rampOf }] = await Promise.all([
    load('@yingzao/art'),
    load('@yingzao/theme'),
  ])
  const { brand } = PRESETS[sectionsPage.extra.theme.preset].theme
  const roles = rolesOf(rampOf(brand))
  for (const [, file, scene, across, down] of JSON.stringify(sectionsPage).matchAll(DRAWING)) {
    const height = Math.round((DRAWING_WIDTH * down) / across)
    await writeFile(join(folder, file), draw(scene, { width: DRAWING_WIDTH, height, roles }))
  }
}

function numbered(count, make) {
  return Array.from({ length: count }, (_none, index) => make(index + 1))
}

/** Noise makes up the size of a picture, so the noise that gives the wanted size is searched for. */
async function jpegOfSize({ width, height, seed, label, bytes }) {
  const plain = await sharp(poster({ width, height, seed, label })).removeAlpha().raw().toBuffer()
  let quiet = 0
  let loud = LOUDEST_NOISE
  let jpeg
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const noise = (quiet + loud) / 2
    const raw = { width, height, channels: 3 }
    jpeg = await sharp(withNoise(plain, noise, seed), { raw })
      .jpeg({ quality: 75 })
      .toBuffer()
    if (Math.abs(jpeg.length - bytes) < bytes * SIZE_TOLERANCE) break
    if (jpeg.length > bytes) loud = noise
    else quiet = noise
  }
  return jpeg
}

function withNoise(plain, noise, seed) {
  const random = randomFrom(seed * 7 + 1)
  const noisy = Buffer.from(plain)
  for (let pixel = 0; pixel < noisy.length; pixel += 3) {
    const shift = (random() - 0.5) * 2 * noise
    for (let channel = pixel; channel < pixel + 3; channel += 1) {
      noisy[channel] = Math.max(0, Math.min(255, noisy[channel] + shift))
    }
  }
  return noisy
}

function poster({ width, height, seed, label }) {
  const random = randomFrom(seed)
  const color = () => `hsl(${Math.floor(random() * 360)},70%,${40 + Math.floor(random() * 30)}%)`
  const shorter = Math.min(width, height)
  const circles = numbered(40, () => {
    const [x, y, radius] = [random() * width, random() * height, 10 + random() * shorter * 0.25]
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color()}" opacity="${0.15 + random() * 0.4}"/>`
  })
  const ground = `<stop stop-color="${color()}"/><stop offset="1" stop-color="${color()}"/>`
  const text = `font-size="${shorter / 6}" fill="#fff" text-anchor="middle" font-family="sans-serif"`
  return Buffer.from(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
      `<defs><linearGradient id="ground" x2="0" y2="1">${ground}</linearGradient></defs>`,
      `<rect width="100%" height="100%" fill="url(#ground)"/>`,
      ...circles,
      `<text x="50%" y="50%" ${text}>${label}</text></svg>`,
    ].join(''),
  )
}

/** Looks like a QR code of 37 modules; nobody scans it. */
function codeLikeDrawing() {
  const modules = 37
  const random = randomFrom(95)
  const isFinder = (x, y) => (x < 8 && (y < 8 || y > modules - 9)) || (x > modules - 9 && y < 8)
  const finder = (x, y) =>
    `<path fill-rule="evenodd" d="M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}h5v5h-5zM${x + 2} ${y + 2}h3v3h-3z"/>`
  const dots = []
  for (let y = 0; y < modules; y += 1) {
    for (let x = 0; x < modules; x += 1) {
      if (!isFinder(x, y) && random() > 0.5) dots.push(`<rect x="${x}" y="${y}" width="1" height="1"/>`)
    }
  }
  const finders = finder(0, 0) + finder(modules - 7, 0) + finder(0, modules - 7)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="370" height="370" viewBox="-2 -2 41 41" shape-rendering="crispEdges">',
    '<rect x="-2" y="-2" width="41" height="41" fill="#fff"/>',
    ...dots,
    finders,
    '</svg>',
  ].join('')
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
