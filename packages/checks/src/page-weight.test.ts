import { expect, test } from 'vitest'
import { checkDocument } from './check-document'
import { block, documentOf, LINK_HOSTS, many, NOW, text } from './testing/sample'

/** A build in which a video takes 10 bytes, a marquee 100, and the loader 1. */
const scripts = {
  inline: 0,
  bytes: { loader: 1, video: 10, marquee: 100, react: 1_000 },
  page: ['loader'],
  blocks: {
    video: { before: ['video'], after: [] },
    marquee: { before: ['marquee'], after: ['react'] },
  },
}
const weightOf = (...blocks: Parameters<typeof documentOf>[0]['blocks']) =>
  checkDocument(documentOf({ blocks }), { linkHosts: LINK_HOSTS, now: NOW, facts: { scripts } }).weight

const video = block('video')
const marquee = block('marquee')
const lines = many(12, (index) => text(`第 ${index} 行`))

test('script of blocks that stand far down comes after the page has been scrolled', () => {
  expect(weightOf(video, marquee, ...lines)).toMatchObject({ before: 111, after: 1_111 })
  expect(weightOf(video, ...lines, marquee)).toMatchObject({ before: 11, after: 1_111 })
  expect(weightOf(video, ...lines, video)).toMatchObject({ before: 11, after: 11 })
})

test('the loader is there from the start, also where all that needs it stands far down', () => {
  expect(weightOf(...lines, marquee)).toMatchObject({ before: 1, after: 1_101 })
  expect(weightOf(...lines)).toMatchObject({ before: 0, after: 0 })
})
