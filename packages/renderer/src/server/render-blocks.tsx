import type { PageAnswers, RenderFailure } from '@yingzao/contract/client'
import { type Block, mapBlocks, type ShowIf } from '@yingzao/schema/client'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type AnyBlockView, islandMode, liveMode, type ViewProps, type Views, viewProps } from '../block-view'
import { frameOf } from '../frame'
import { type Host, HostProvider } from '../host'
import type { LiveMode } from '../live'
import { imagesIn, type PageFacts, PageFactsProvider } from '../page-facts'
import { attributes, escapeHtml } from './html'
import { serverHost } from './server-host'
import { styleText } from './style-text'

export interface BlocksInput {
  blocks: readonly Block[]
  views: Views
  facts: PageFacts
  /** Of the page that they are on. */
  pageCode?: string
  /** In a draft a failing block leaves a red outline with the reason; for visitors it leaves nothing. */
  draft: boolean
  /** In milliseconds since 1970. Left out when the bytes are stored: they are seen at another moment. */
  now?: () => number
  /** What the gateway has answered already. */
  answers?: PageAnswers
  /** Blocks that can only be reached by scrolling: what they live by near the screen may come later than the page. */
  far?: ReadonlySet<Block>
  /** HTML to put in front of a top-level block, given the names of the blocks it consists of: their CSS. */
  introduce?: (names: ReadonlySet<string>) => string
}

export interface RenderedBlocks {
  html: string
  failures: RenderFailure[]
  /** Names of the blocks on the page. */
  used: Set<string>
  /** Names of those that React wakes. */
  islands: Set<string>
  /** Names of those whose `live.ts` comes as a chunk, with the page and once somebody scrolls. */
  live: Set<string>
  liveLater: Set<string>
  /** Conditions of blocks shown only to some visitors; such a block's frame holds the number of its condition. */
  conditions: ShowIf[]
  /** What the blocks ask the gateway. */
  asks: Set<string>
}

/**
 * Renders blocks one by one, each in isolation: a block that throws is dropped and reported and the rest stays, which a
 * single `renderToString` over all of them cannot provide (error boundaries do not isolate it). Blocks inside are
 * rendered first and handed to the one around them as finished HTML.
 */
export function renderBlocks({
  blocks,
  views,
  facts,
  pageCode = '',
  draft,
  now = () => 0,
  answers = {},
  far = new Set(),
  introduce,
}: BlocksInput): RenderedBlocks {
  const result: RenderedBlocks = {
    html: '',
    failures: [],
    used: new Set(),
    islands: new Set(),
    live: new Set(),
    liveLater: new Set(),
    conditions: [],
    asks: new Set(),
  }
  const given = (question: string) => {
    result.asks.add(question)
    return Object.hasOwn(answers, question) ? answers[question] : undefined
  }
  const host = serverHost({ now, pageCode, given })

  /** Of the top-level block being rendered. */
  let names = new Set<string>()
  let floating = ''

  function draw(block: Block): string {
    const view = Object.hasOwn(views, block.name) ? views[block.name] : undefined
    try {
      if (!view) throw new Error(`No view is registered for "${block.name}".`)
      const live = liveMode(view, block.value)
      const isLater = live === 'near' && far.has(block)
      const html = drawOne(block, view, {
        live: isLater ? 'far' : live,
        value: mapBlocks(block.value, drawInside),
        children: drawInside(block.children),
        condition: conditionNumber(conditionOf(block, view)),
        facts,
        host,
      })
      result.used.add(block.name)
      names.add(block.name)
      if (islandMode(view, block.value)) result.islands.add(block.name)
      if (isChunk(live)) (isLater ? result.liveLater : result.live).add(block.name)
      if (!view.floats) return html
      floating += html
      return ''
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      result.failures.push({ blockId: block.id, name: block.name, message })
      return draft ? failureOutline(block, message) : ''
    }
  }

  function drawInside(blocks: readonly Block[]): ReactNode {
    const html = blocks.map(draw).join('')
    return html === '' ? undefined : <Inside html={html} />
  }

  function conditionNumber(showIf: ShowIf | undefined): number | undefined {
    return showIf && result.conditions.push(showIf) - 1
  }

  function drawTopLevel(block: Block): string {
    names = new Set()
    floating = ''
    const html = draw(block) + floating
    return introduce && html !== '' ? introduce(names) + html : html
  }

  result.html = blocks.map(drawTopLevel).join('\n')
  return result
}

/** Combines what the block's author asks for with where such a block belongs. */
function conditionOf({ common, value }: Block, view: AnyBlockView): ShowIf | undefined {
  const { show_if } = common
  const places = view.places?.(value)
  if (!places) return show_if
  return { ...show_if, env: places.filter((place) => show_if?.env?.includes(place) ?? true) }
}

interface DrawContext {
  live: LiveMode | 'far' | undefined
  /** The block's props, with the blocks in them rendered. */
  value: Record<string, unknown>
  children: ReactNode
  condition: number | undefined
  facts: PageFacts
  host: Host
}

function drawOne(block: Block, view: AnyBlockView, context: DrawContext): string {
  const { live, value, children, condition, facts, host } = context
  const props: ViewProps<unknown> = { ...viewProps({ ...block, value }), children }
  const mode = islandMode(view, block.value)
  const View = view.view
  const element = (
    <HostProvider value={host}>
      <PageFactsProvider value={facts}>
        <View {...props} />
      </PageFactsProvider>
    </HostProvider>
  )
  // Only what is hydrated needs React's markers between text nodes.
  const inner = draw(element, block.id, mode !== undefined)
  if (inner === '') return ''
  const { style, ...frame } = frameOf(block)
  // Blocks inside are already rendered, and are islands of their own if they wake.
  const own = value === block.value ? value : mapBlocks(block.value, () => undefined)
  const island = mode && {
    'data-island': mode,
    'data-props': islandProps({ ...block, value: own }, facts),
  }
  return `<div${attributes({ ...frame, style: style && styleText(style), 'data-if': condition, 'data-live': live, 'data-asleep': mode || isChunk(live) ? '' : undefined, ...island })}>${inner}</div>`
}

/** Whether a block sleeps until its `live.ts` has loaded. */
function isChunk(live: DrawContext['live']): boolean {
  return live !== undefined && live !== 'start'
}

/** What an island wakes with, as JSON. */
function islandProps(block: Block, facts: PageFacts): string {
  return JSON.stringify({
    ...viewProps(block),
    images: imagesIn(block.value, facts.images),
    first: facts.firstImageBlock === block.id ? 1 : undefined,
  })
}

function draw(element: ReactElement, identifierPrefix: string, hydrated: boolean): string {
  return (hydrated ? renderToString : renderToStaticMarkup)(element, { identifierPrefix })
}

/** The one element that holds a container's blocks, in the visitor's page and in the Studio's canvas alike. */
function Inside({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: finished HTML of our own views, one per block.
  return <div className="yz-inside" dangerouslySetInnerHTML={{ __html: html }} />
}

function failureOutline(block: Block, message: string): string {
  return `<div class="yz-failed" data-block="${escapeHtml(block.name)}" data-id="${escapeHtml(block.id)}">${escapeHtml(
    `${block.name}：${message}`,
  )}</div>`
}
