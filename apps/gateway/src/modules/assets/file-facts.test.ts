import { expect, test } from 'vitest'
import { openTestStore } from '../testing/start-test-gateway'
import { asset, assetVariant } from './asset-tables'
import { fileFacts } from './file-facts'

const hashOf = (letter: string) => letter.repeat(64)
const address = (letter: string, ending: string) => `/assets/${hashOf(letter)}.${ending}`

test('each file that a document names is weighed as a browser loads it, whatever place names it', async () => {
  await using store = await openTestStore()
  const { orm } = store.ctx.db
  await orm.insert(asset).values([
    { hash: hashOf('a'), type: 'image/jpeg', bytes: 900_000, width: 1500, height: 1000, name: 'a.jpg' },
    { hash: hashOf('b'), type: 'image/gif', bytes: 700_000, width: 300, height: 300, name: 'b.gif' },
    { hash: hashOf('c'), type: 'video/mp4', bytes: 5_000_000, name: 'c.mp4' },
    { hash: hashOf('d'), type: 'image/png', bytes: 1, width: 1, height: 1, name: 'd.png' },
  ])
  const copy = (format: 'webp' | 'avif', width: number, bytes: number) => {
    return { asset_hash: hashOf('a'), format, width, hash: hashOf('e'), bytes }
  }
  await orm
    .insert(assetVariant)
    .values([copy('webp', 375, 30_000), copy('webp', 750, 90_000), copy('avif', 750, 50_000)])
  const document = {
    background: address('b', 'gif'),
    page_schema: [{ name: 'video', value: { poster: address('a', 'jpg'), video: address('c', 'mp4') } }],
  }
  expect(await fileFacts(store.ctx, document)).toEqual({
    images: {
      [address('a', 'jpg')]: { width: 1500, height: 1000, type: 'image/jpeg', bytes: 90_000 },
      [address('b', 'gif')]: { width: 300, height: 300, type: 'image/gif', bytes: 700_000 },
    },
    videos: { [address('c', 'mp4')]: { bytes: 5_000_000 } },
  })
})
