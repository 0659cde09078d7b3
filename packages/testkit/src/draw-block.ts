import type { ImageInfo, SiteSettings } from '@yingzao/contract/client'
import type { AnyBlockView, Views } from '@yingzao/renderer'
import { renderBlocks } from '@yingzao/renderer/server'
import type { Block, CommonProps } from '@yingzao/schema/client'

/** Company data that a test can recognise. */
export const SITE: SiteSettings = {
  company: '示例证券投资咨询有限公司',
  license_no: 'Z0001',
  phone: '400-000-0000',
  adviser: '张三',
  adviser_no: 'A0001',
  filing_no: 'B0001',
}

/** Title of the page in which a test renders its block. */
export const TITLE = '示例页面'

export interface DrawOptions {
  id?: string
  common?: CommonProps
  images?: Record<string, ImageInfo>
  /** True: it is the block whose image fills the first screen. */
  first?: boolean
  /** The moment of rendering, which a server does not know; requested by those views that depend on it. */
  now?: () => number
  /** A block inside, for containers. */
  child?: { view: AnyBlockView; props: object }
  /** Views of the blocks in its props. */
  inside?: readonly AnyBlockView[]
}

/**
 * Renders one block as the server does and puts it into the document, the way a phone gets it: asleep. A block that
 * throws fails the test with its own message.
 */
export function drawBlock(view: AnyBlockView, props: object, options: DrawOptions = {}): HTMLElement {
  const { id = 'one', common = {}, images = {}, first = false, child, inside = [] } = options
  const children: Block[] = child
    ? [{ name: child.view.name, id: 'inside', value: { ...child.props }, common: {}, children: [] }]
    : []
  const all = [view, ...(child ? [child.view] : []), ...inside]
  const views = Object.fromEntries(all.map((one) => [one.name, one]))
  document.body.innerHTML = htmlOf({ name: view.name, id, value: { ...props }, common, children }, views, {
    images,
    first,
  })
  return (document.body.firstElementChild as HTMLElement | null) ?? document.body
}

/** The HTML of one block that has been read. Throws the block's own message when it, or one inside, throws. */
export function htmlOf(
  block: Block,
  views: Views,
  { images = {}, first = false, now = () => 0 }: Pick<DrawOptions, 'images' | 'first' | 'now'> = {},
): string {
  const facts = { title: TITLE, images, site: SITE, firstImageBlock: first ? block.id : undefined }
  const { html, failures } = renderBlocks({ blocks: [block], views, facts, draft: false, now })
  if (failures[0]) throw new Error(`${failures[0].name} threw: ${failures[0].message}`)
  return html
}
