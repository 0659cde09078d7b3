import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { AssetType } from '../asset-types'
import { blankVideo } from './blank-video'
import { cleanPicture } from './clean-picture'

const cleaned = async (type: AssetType, bytes: Uint8Array) => (await cleanPicture(type, bytes)).bytes

const SECRET = 'N31.2304 E121.4737 Zhang San'
const EXIF = {
  IFD0: { Copyright: SECRET, Artist: SECRET },
  IFD3: { GPSLatitude: '31/1 13/1 49/1', GPSLongitude: '121/1 28/1 25/1' },
}
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${SECRET}"/></rdf:RDF></x:xmpmeta>`

/** A picture of four colours, as a camera would leave it. */
function photo(format: 'jpeg' | 'png' | 'webp', orientation = 1) {
  const pixels = Buffer.from(Array.from({ length: 64 * 32 * 3 }, (_none, at) => (at * 7) % 251))
  return sharp(pixels, { raw: { width: 64, height: 32, channels: 3 } })
    .withIccProfile('p3')
    .withMetadata({ orientation })
    .withExifMerge(EXIF)
    .withXmp(XMP)
    .toFormat(format)
    .toBuffer()
}

const pixelsOf = (bytes: Uint8Array) => sharp(bytes, { pages: -1 }).raw().toBuffer()

async function expectClean(bytes: Uint8Array) {
  const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata()
  expect({ exif, xmp, iptc, orientation: orientation ?? 1 }).toEqual({
    exif: undefined,
    xmp: undefined,
    iptc: undefined,
    orientation: 1,
  })
  const text = Buffer.from(bytes).toString('latin1')
  for (const word of ['Zhang San', 'E121', 'Exif\0', 'xmpmeta', 'GPS']) expect(text).not.toContain(word)
}

describe.each(['jpeg', 'png', 'webp'] as const)('a photo as %s', (format) => {
  const type: AssetType = `image/${format}`

  test('says nothing of where, when and by whom, and keeps its pixels and its colours', async () => {
    const taken = await photo(format)
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const clean = await cleaned(type, taken)
    await expectClean(clean)
    expect(await pixelsOf(clean)).toEqual(await pixelsOf(taken))
    expect((await sharp(clean).metadata()).icc).toBeDefined()
    expect(Buffer.compare(await cleaned(type, clean), clean)).toBe(0)
  })

  test('that lies on its side stands up first', async () => {
    const clean = await cleaned(type, await photo(format, 6))
    await expectClean(clean)
    const { width, height, icc } = await sharp(clean).metadata()
    expect([width, height]).toEqual([32, 64])
    expect(icc).toBeDefined()
    expect(Buffer.compare(await cleaned(type, clean), clean)).toBe(0)
  })

  test('with another file behind its end loses that', async () => {
    const taken = Buffer.concat([await photo(format), Buffer.from(`\0\0\0\x18ftypmp42 ${SECRET}`)])
    await expectClean(await cleaned(type, taken))
  })
})

test('an animation goes on moving, without comments and notes', async () => {
  const frames = ['red', 'blue'].map((background) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ loop: 3, delay: [70, 90] })
    .toBuffer()
  const block = (label: number, ...parts: string[]) =>
    Buffer.concat([
      Buffer.from([0x21, label]),
      ...parts.map((part) => Buffer.from(`${String.fromCharCode(part.length)}${part}`, 'latin1')),
      Buffer.from([0]),
    ])
  const at = 13 + ((gif[10] as number & 0x80) ? 3 * 2 ** ((gif[10] as number & 7) + 1) : 0)
  const noted = Buffer.concat([
    gif.subarray(0, at),
    block(0xfe, SECRET),
    block(0xff, 'XMP DataXMP', SECRET),
    gif.subarray(at),
  ])
  const clean = await cleaned('image/gif', noted)
  await expectClean(clean)
  expect(Buffer.compare(clean, gif)).toBe(0)
  expect(await sharp(clean).metadata()).toMatchObject({ pages: 2, loop: 3, delay: [70, 90] })
})

test('what is half there is refused in words, as before', async () => {
  const taken = await photo('jpeg')
  await expect(cleanPicture('image/jpeg', taken.subarray(0, 40))).rejects.toThrow('图片已损坏')
})

const FOLDER = new URL('../../../../../../demo/pages/assets/', import.meta.url)
test('the files of the demo pages are stored as they are, so that their addresses stay', async () => {
  const types: Record<string, AssetType> = { jpg: 'image/jpeg', png: 'image/png' }
  for (const name of readdirSync(FOLDER)) {
    const bytes = readFileSync(new URL(name, FOLDER))
    const type = types[name.slice(-3)]
    const clean = type ? await cleaned(type, bytes) : blankVideo(bytes)
    expect([name, Buffer.compare(clean, bytes)]).toEqual([name, 0])
  }
})

describe('a video', () => {
  const box = (name: string, ...content: (Buffer | string)[]): Buffer => {
    const body = Buffer.concat(content.map((part) => Buffer.from(part)))
    const head = Buffer.alloc(8)
    head.writeUInt32BE(body.length + 8)
    head.write(name, 4, 'latin1')
    return Buffer.concat([head, body])
  }
  const place = box('udta', box('\u00a9xyz', `\0\x12${SECRET}`))
  const video = Buffer.concat([
    box('ftyp', 'mp42\0\0\0\0mp42isom'),
    box(
      'moov',
      box('mvhd', 'x'.repeat(100)),
      box('trak', box('tkhd', 'y'), place),
      place,
      box('meta', box('ilst', SECRET)),
    ),
    box('uuid', SECRET),
    box('mdat', 'the samples'),
    box('XMP_', SECRET),
  ])

  test('says nothing of where it was taken, and everything else stays where it was', () => {
    const blank = Buffer.from(blankVideo(video))
    expect(blank.toString('latin1')).not.toContain('Zhang San')
    expect(blank.toString('latin1')).not.toMatch(/udta|\u00a9xyz|uuid|XMP_/)
    expect(blank.length).toBe(video.length)
    for (const kept of ['mvhd', 'tkhd', 'the samples']) expect(blank.indexOf(kept)).toBe(video.indexOf(kept))
    expect(Buffer.compare(blankVideo(blank), blank)).toBe(0)
  })

  test('of a million boxes is refused', () => {
    expect(() => blankVideo(Buffer.concat(Array.from({ length: 10_001 }, () => box('free'))))).toThrow(
      '过于复杂',
    )
  })

  test('that is none is left alone', () => {
    for (const bytes of [Buffer.alloc(900, 7), Buffer.alloc(3), video.subarray(0, 50)])
      expect(blankVideo(bytes)).toBe(bytes)
  })
})
