import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openTestStore } from '../testing/start-test-gateway'
import { assetStorage } from './asset-storage'
import { cleanStoredFiles } from './clean-stored-files'

/** A photo as it was stored before uploads were cleaned. */
async function photo(colour: number) {
  return sharp({ create: { width: 40, height: 20, channels: 3, background: { r: colour, g: 0, b: 0 } } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '31/1 13/1 49/1' } })
    .jpeg()
    .toBuffer()
}

test('what was stored with notes loses them and keeps its address, however many there are', async () => {
  await using store = await openTestStore()
  const { ctx } = store
  const storage = assetStorage(ctx.config)
  const names: string[] = []
  for (let number = 0; number < 45; number += 1) {
    const hash = number.toString(16).padStart(64, '0')
    const bytes = await photo(number)
    names.push(`${hash}.jpg`)
    await storage.put(`${hash}.jpg`, bytes)
    await ctx.db.pool.query(
      "INSERT INTO asset (hash, type, bytes, width, height, name) VALUES ($1, 'image/jpeg', $2, 20, 40, 'a.jpg')",
      [hash, bytes.length],
    )
  }
  const read = async (name: string) => {
    const parts: Buffer[] = []
    for await (const part of storage.read(name)) parts.push(part)
    return Buffer.concat(parts)
  }
  await cleanStoredFiles(ctx, {})
  expect(await store.runJobs()).toBe(2)
  const cleaned = await Promise.all(names.map(read))
  for (const bytes of cleaned) {
    const { exif, width, height } = await sharp(bytes).metadata()
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 20, height: 40 })
  }
  await cleanStoredFiles(ctx, {})
  expect(Buffer.compare(Buffer.concat(await Promise.all(names.map(read))), Buffer.concat(cleaned))).toBe(0)
})
