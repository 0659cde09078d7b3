// @vitest-environment jsdom
import type { Block, ShowIf } from '@yingzao/schema/client'
import { describe, expect, test } from 'vitest'
import { type Drawn, defineView, type ViewProps, type Views } from '../block-view'
import { useHost } from '../host'
import type { PageFacts } from '../page-facts'
import { Picture } from '../picture'
import { renderBlocks } from './render-blocks'

interface Panes {
  list: { title: string; children: Block[] }[]
}

const facts: PageFacts = {
  title: '示例页面',
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
    island: 'wanted',
  }),
  pic: defineView<{ url: string }>({
    name: 'pic',
    view: ({ id, props }: ViewProps<{ url: string }>) => <Picture url={props.url} alt="" blockId={id} />,
  }),
  panes: defineView<Drawn<Panes>>({
    name: 'panes',
    view: ({ props }) => props.list.map(({ title, children }) => <div key={title}>{children ?? title}</div>),
  }),
  live: defineView<Drawn<Panes>>({
    name: 'live',
    view: ({ props }) => props.list.map(({ title, children }) => <div key={title}>{children}</div>),
    island: 'wanted',
  }),
  over: defineView<object>({
    name: 'over',
    view: ({ children }) => <dialog>{children}</dialog>,
    floats: true,
  }),
  tick: defineView<object>({ name: 'tick', view: () => <i>0</i>, live: 'near' }),
  soon: defineView<object>({ name: 'soon', view: () => <i>1</i>, live: 'soon' }),
  none: defineView<object>({ name: 'none', view: () => null }),
  here: defineView<object>({ name: 'here', view: () => <p>这里</p>, places: () => ['wx', 'mb'] }),
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

  test('what lives near the screen is told from what stands far down, and what lives at once is never that', () => {
    const [above, below, soon] = [block('tick'), { ...block('tick'), id: 'tick-2' }, block('soon')]
    const drawn = renderBlocks({
      ...{ blocks: [above, below, soon], views, facts, draft: false },
      far: new Set([below, soon]),
    })
    expect([...drawn.html.matchAll(/data-live="(\w+)" data-asleep=""/g)].map(([, mode]) => mode)).toEqual([
      'near',
      'far',
      'soon',
    ])
    expect([[...drawn.live], [...drawn.liveLater]]).toEqual([['tick', 'soon'], ['tick']])
  })

  test('a block that belongs into some places shows there alone, and where its author asks besides', () => {
    const conditionOf = (show_if?: ShowIf) => {
      const { html, conditions } = render([{ ...block('here'), common: show_if ? { show_if } : {} }])
      expect(html).toContain('data-if="0"')
      return conditions[0]
    }
    expect(conditionOf()).toEqual({ env: ['wx', 'mb'] })
    expect(conditionOf({ login: true })).toEqual({ login: true, env: ['wx', 'mb'] })
    expect(conditionOf({ env: ['app', 'mb'] })).toEqual({ env: ['mb'] })
    expect(conditionOf({ env: ['pc'] })).toEqual({ env: [] })
  })

  test('authored lengths are units of the 750 design', () => {
    const placed: Block = {
      ...block('say', { text: 'a' }),
      common: {
        style: { marginTop: 20, fontSize: 28, opacity: 0.5 },
        position: { type: 'fixed', bottom: 10 },
      },
    }
    const { html } = render([placed])
    expect(html).toContain('margin-top:calc(var(--u) * 20)')
    // Text has its own unit: in large-text mode it grows while its boxes do not.
    expect(html).toContain('font-size:calc(var(--t) * 28)')
    expect(html).toContain('opacity:0.5')
    expect(html).toContain('bottom:calc(calc(var(--u) * 10) + env(safe-area-inset-bottom, 0px))')
  })
})

describe('blocks in the props of a block', () => {
  const pane = (title: string, ...children: Block[]) => ({ title, children })

  test('are drawn and handed to its view where they stand', () => {
    const list = [pane('甲', block('say', { text: 'a' }), block('move', { text: 'b' })), pane('乙')]
    const { html, used, islands } = render([block('panes', { list })])
    expect(html).toMatch(
      /^<div[^>]*><div><div class="yz-inside"><div data-block="say".*<p>a<\/p><\/div><div data-block="move".*<b>b<\/b>/,
    )
    expect(html).toContain('<div>乙</div>')
    expect([...used].sort()).toEqual(['move', 'panes', 'say'])
    expect([...islands]).toEqual(['move'])
  })

  test('fail alone', () => {
    const list = [pane('甲', block('bad'), block('say', { text: 'still here' }))]
    const { html, failures } = render([block('panes', { list })])
    expect(html).toContain('still here')
    expect(failures).toEqual([{ blockId: 'bad-1', name: 'bad', message: 'no luck' }])
  })

  test('are not carried along by an island that holds them', () => {
    const image = { url: '/assets/a.jpg', width: 10, height: 20, variants: [] }
    const list = [pane('甲', block('pic', { url: image.url }))]
    const { html } = render([block('live', { list })], { facts: { images: { [image.url]: image } } })
    const element = new DOMParser().parseFromString(html, 'text/html').querySelector('[data-island]')
    expect(JSON.parse(element?.getAttribute('data-props') ?? '')).toEqual({
      id: 'live-1',
      props: { list: [{ title: '甲' }] },
      common: {},
      images: {},
    })
    expect(element?.querySelector('[data-block=pic]')).not.toBeNull()
  })
})

describe('a block that floats', () => {
  const over = (...inside: Block[]) => block('over', {}, inside)
  const elements = (html: string) =>
    [...new DOMParser().parseFromString(html, 'text/html').body.children].map(
      (element) => element.getAttribute('data-block') ?? element.localName,
    )

  test('is drawn behind the top-level block that holds it', () => {
    const list = [{ title: '甲', children: [over(block('say', { text: 'a' })), block('say', { text: 'b' })] }]
    const { html } = render([block('box', {}, [block('panes', { list })]), block('say', { text: 'c' })])
    expect(elements(html)).toEqual(['box', 'over', 'say'])
  })

  test('stays where it is at the top level, and leaves one that it stands in', () => {
    expect(elements(render([over(), block('say', { text: 'c' })]).html)).toEqual(['over', 'say'])
    expect(elements(render([over(over())]).html)).toEqual(['over', 'over'])
  })

  test('is there also when nothing else is left of its block, behind the CSS of both', () => {
    const heard: string[][] = []
    const introduce = (names: ReadonlySet<string>) => {
      heard.push([...names].sort())
      return '<hr>'
    }
    const blocks = [block('none', {}, [over()])]
    const { html } = renderBlocks({ blocks, views, facts, draft: false, introduce })
    expect(elements(html)).toEqual(['hr', 'over'])
    expect(heard).toEqual([['none', 'over']])
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
    expect(page).not.toMatch(/ src="(?!data:)/)
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

test('what blocks ask is told, and what is given is drawn; a page that is given nothing draws without', () => {
  const ASKED = '["feedList",{"kind":"etf"}]'
  const asking = defineView<object>({
    name: 'asking',
    view: function Asking() {
      const given = useHost().given?.(ASKED) as { text: string } | undefined
      return <p>{given?.text ?? '加载中'}</p>
    },
  })
  const drawn = (answers?: Record<string, object>) =>
    renderBlocks({
      blocks: [block('asking')],
      views: { asking },
      facts,
      draft: false,
      ...(answers && { answers }),
    })
  expect(drawn().html).toContain('加载中')
  expect([...drawn().asks]).toEqual([ASKED])
  const answered = drawn({ [ASKED]: { text: '十只基金' } })
  expect(answered.html).toContain('十只基金')
  expect([...answered.asks]).toEqual([ASKED])
})
