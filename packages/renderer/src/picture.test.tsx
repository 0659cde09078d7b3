import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type PageFacts, PageFactsProvider } from './page-facts'
import { Picture } from './picture'

const variant = (format: 'avif' | 'webp', width: number) => ({ format, width, url: `/${width}.${format}` })
const stored = {
  '/a.png': {
    url: '/assets/a.png',
    width: 750,
    height: 400,
    variants: [variant('webp', 750), variant('webp', 375), variant('avif', 375)],
  },
}

/** A picture in a page, as the server writes it. */
function drawn(url: string, { first, all }: { first?: string; all?: boolean } = {}): string {
  const facts = {
    title: '',
    images: stored,
    site: {},
    firstImageBlock: first,
    ...(all && { drawsAllImages: true }),
  } as unknown as PageFacts
  return renderToStaticMarkup(
    <PageFactsProvider value={facts}>
      <Picture url={url} alt="课程" blockId="b" width={10} height={20} />
    </PageFactsProvider>,
  )
}

test('the picture of the first screen comes at once, in the best format that a phone takes', () => {
  const html = drawn('/a.png', { first: 'b' })
  expect(html).toContain('fetchPriority="high"')
  expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'))
  expect(html).toContain('srcSet="/375.webp 375w,/750.webp 750w"')
  expect(html).toContain('width="750" height="400"')
})

test('any other waits until it comes near, and is there for a browser without scripts', () => {
  const [waiting = '', without = ''] = drawn('/a.png', { first: 'another' }).split('<noscript>')
  expect(waiting).toContain('data-src="/assets/a.png"')
  expect(waiting).not.toMatch(/ src="(?!data:)| srcSet=/)
  expect(without).toContain('src="/assets/a.png"')
})

test('where all are drawn none is more urgent than the others', () => {
  expect(drawn('/a.png', { all: true })).toContain('fetchPriority="auto"')
})

test('one of elsewhere keeps its address and the size that its author gave', () => {
  const html = drawn('https://cdn.example.com/x.png')
  expect(html).toContain('data-src="https://cdn.example.com/x.png"')
  expect(html).toContain('width="10" height="20"')
  expect(html).not.toContain('<source')
})
