import { expect, test } from 'vitest'
import { type DrawnPicture, placePictures } from './place-pictures'

/** What is drawn for these names, by title, and what replaces them afterwards. */
async function place(...names: string[]) {
  const drawn: DrawnPicture[] = []
  const blocks = names.map((url) => ({ name: 'image', value: { url } }))
  const placed = await placePictures(blocks, { brand: '#1554c0' }, (picture) => {
    drawn.push(picture)
    return `/assets/${drawn.length}.svg`
  })
  return { drawn, urls: placed.map(({ value }) => value.url) }
}

test('scenes and portraits are drawn in the ratio of their name, each once', async () => {
  const { drawn, urls } = await place('books-16x9.svg', 'portrait-3-3x4.svg', 'books-16x9.svg')
  expect(urls).toEqual(['/assets/1.svg', '/assets/2.svg', '/assets/1.svg'])
  expect(drawn.map(({ title }) => title)).toEqual(['一摞书', '人像 3'])
  expect(drawn[1]?.svg).toContain('width="750" height="1000"')
})

test('a name that nothing is drawn for stays as it is', async () => {
  const names = ['portrait-9-1x1.svg', 'portrait-1x1.svg', 'books-2-1x1.svg', 'nobody-1x1.svg', 'photo.svg']
  expect((await place(...names)).urls).toEqual(names)
})
