// @vitest-environment jsdom
import type { Block } from '@yingzao/schema/client'
import { describe, expect, test } from 'vitest'
import { defineView, type ViewProps, type Views } from '../block-view'
import type { PageFacts } from '../page-facts'
import { Picture } from '../picture'
import { renderBlocks } from './render-blocks'

const facts: PageFacts = {
  images: {},
  site: { company: '示例公司', license_no: '', phone: '', adviser: '', adviser_no: '', filing_no: '' },
  firstImageBlock: undefined,
}

const views: Views = {
  say: defineView<{ text: string }>({ name: 'say', view: ({ props }) => <p>{props.text}</p> }),
  box: defineView<object>({ name: 'box', view: ({ children }) => <section>{children}</section> }),
  bad: defineView<object>({
    name: 'bad',
    view: () => {
      throw new Error('no luck')
    },
  }),
  move: defineView<{ text: string }>({
    name: 'move',
    view: ({ props }) => <b>{props.text}</b>,
    island: 'visible',
  }),
  pic: defineView<{ url: string }>({
    name: 'pic',
    view: ({ id, props }: ViewProps<{ url: string }>) => <Picture url={props.url} alt="" blockId={id} />,
  }),
  none: defineView<object>({ name: 'none', view: () => null }),
}

function block(name: string, value: object = {}, children: Block[] = []): Block {
  return { name, id: `${name}-1`, value: value as Record<string, unknown>, common: {}, children }
}

function render(blocks: Block[], options: { draft?: boolean; facts?: Partial<PageFacts> } = {}) {
  return renderBlocks({ blocks, views, facts: { ...facts, ...options.facts }, draft: options.draft ?? false })
}

describe('a page of blocks', () => {
  test('every block stands in an element that names it', () => {
    expect(render([block('say', { text: '你好' })]).html).toBe(
      '<div data-block="say" data-id="say-1" id="say-1"><p>你好</p></div>',
    )
  })

  test('a block that throws leaves its neighbours whole and is reported', () => {
    const { html, failures } = render([
      block('say', { text: 'a' }),
      block('bad'),
      block('say', { text: 'b' }),
    ])
    expect(html).toContain('<p>a</p>')
    expect(html).toContain('<p>b</p>')
    expect(html).not.toContain('bad')
    expect(failures).toEqual([{ blockId: 'bad-1', name: 'bad', message: 'no luck' }])
  })

  test('a child that throws leaves its container and its siblings', () => {
    const { html, failures } = render([
      block('box', {}, [block('bad'), block('say', { text: 'still here' })]),
    ])
    expect(html).toContain('still here')
    expect(failures).toHaveLength(1)
  })

  test('a draft shows where a block failed, and its text cannot become markup', () => {
    const named = { ...block('bad'), id: '"><script>' }
    const { html } = render([named], { draft: true })
    expect(html).toContain('class="yz-failed"')
    expect(html).not.toContain('<script>')
  })

  test('a name without a view is a failure of that block alone', () => {
    const { html, failures } = render([block('toString'), block('say', { text: 'a' })])
    expect(failures).toHaveLength(1)
    expect(html).toContain('<p>a</p>')
  })

  test('a block that draws nothing leaves nothing', () => {
    expect(render([block('none')]).html).toBe('')
  })

  test('an island carries its props, safely quoted, and the sizes of its own images only', () => {
    const own = { url: '/assets/a.jpg', width: 10, height: 20, variants: [] }
    const images = { '/assets/a.jpg': own, '/assets/b.jpg': { ...own, url: '/assets/b.jpg' } }
    const moving = block('move', { text: '"<b>\'&', image: '/assets/a.jpg' })
    const { html, islands } = render([moving], { facts: { images } })
    const element = new DOMParser().parseFromString(html, 'text/html').querySelector('[data-island]')
    const data = JSON.parse(element?.getAttribute('data-props') ?? '')
    expect(data.props).toEqual(moving.value)
    expect(data.images).toEqual({ '/assets/a.jpg': own })
    expect([...islands]).toEqual(['move'])
  })

  test('only the blocks that are in the page count as used', () => {
    const { used, islands } = render([block('say', { text: 'a' }), block('bad')])
    expect([...used]).toEqual(['say'])
    expect(islands.size).toBe(0)
  })

  test('authored lengths are units of the 750 design', () => {
    const placed: Block = {
      ...block('say', { text: 'a' }),
      common: { style: { marginTop: 20, opacity: 0.5 }, position: { type: 'fixed', bottom: 10 } },
    }
    const { html } = render([placed])
    expect(html).toContain('margin-top:calc(var(--u) * 20)')
    expect(html).toContain('opacity:0.5')
    expect(html).toContain('bottom:calc(calc(var(--u) * 10) + env(safe-area-inset-bottom, 0px))')
  })
})

describe('images', () => {
  const url = '/assets/hero.jpg'
  const variants = [
    { format: 'webp' as const, width: 750, url: '/assets/hero-750.webp' },
    { format: 'webp' as const, width: 375, url: '/assets/hero-375.webp' },
    { format: 'avif' as const, width: 750, url: '/assets/hero-750.avif' },
  ]
  const images = { [url]: { url, width: 750, height: 400, variants } }

  test('the first screen is eager with its size and the best format first', () => {
    const { html } = render([block('pic', { url })], { facts: { images, firstImageBlock: 'pic-1' } })
    expect(html).toContain('fetchPriority="high"')
    expect(html).toContain('width="750" height="400"')
    expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'))
    expect(html).toContain('/assets/hero-375.webp 375w,/assets/hero-750.webp 750w')
    expect(html).not.toContain('rel="preload"')
  })

  test('every other image has no address yet, and one for browsers without scripts', () => {
    const { html } = render([block('pic', { url })], { facts: { images } })
    const page = html.replace(/<noscript>.*<\/noscript>/, '')
    expect(page).not.toMatch(/ src="/)
    expect(page).toContain(`data-src="${url}"`)
    expect(html).toMatch(/<noscript><img src="\/assets\/hero.jpg"/)
  })
})

test('what introduces blocks stands before each top-level block and hears of all it holds', () => {
  const heard: string[][] = []
  const { html } = renderBlocks({
    blocks: [block('say', { text: 'a' }), block('box', {}, [block('move', { text: 'b' })]), block('none')],
    views,
    facts,
    draft: false,
    introduce: (names) => {
      heard.push([...names].sort())
      return '<hr>'
    },
  })
  expect(heard).toEqual([['say'], ['box', 'move']])
  expect(html.startsWith('<hr><div data-block="say"')).toBe(true)
})
