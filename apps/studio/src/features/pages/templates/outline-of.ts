import type { BlockOutline } from '@yingzao/blocks/palette'
import { specs } from '@yingzao/blocks/props'
import { type Block, isRecord, type PageDocument } from '@yingzao/schema/client'
import type { PageOutline } from './outline'

/** Units of the design between the sides of a text. */
const TEXT_WIDTH = 640

/** What a picture of a page needs to know of it. */
export function outlineOf({ background, page_schema }: PageDocument): PageOutline {
  return { background: background || '#ffffff', blocks: page_schema.map((block) => blockOutline(block)) }
}

function blockOutline(block: Block): BlockOutline {
  const { style = {} } = block.common
  const ground = String(style.background ?? '').match(/#[0-9a-f]{6}/i)?.[0]
  const inside = insideOf(block)
  return {
    name: block.name,
    ...countsOf(block, Number(style.fontSize ?? 30)),
    ...(ground !== undefined && { ground }),
    ...(style.color === '#ffffff' && { isLight: true }),
    ...(style.textAlign === 'center' && { isCentred: true }),
    ...(style.display === 'inline-block' && { part: Number.parseFloat(String(style.width)) / 100 }),
    ...(typeof style.marginLeft === 'number' && { margin: style.marginLeft }),
    ...(inside.length > 0 && { blocks: inside.map((child) => blockOutline(child)) }),
  }
}

/** Blocks that are seen in it at first: of panes, those of the first one. */
function insideOf({ name, value, children }: Block): Block[] {
  if (!specs.find(name)?.traits.panes || !Array.isArray(value.list)) return children
  return (value.list[0] as { children: Block[] } | undefined)?.children ?? []
}

function countsOf({ name, value }: Block, size: number): Pick<BlockOutline, 'count' | 'size'> {
  if (specs.find(name)?.traits.paragraph) {
    const paragraphs = String(value.html).split(/<\/?(?:p|h[234]|[uo]l|li|blockquote)>/)
    const lines = paragraphs.map((html) =>
      Math.ceil((html.replace(/<[^>]*>/g, '').length * size) / TEXT_WIDTH),
    )
    return { count: lines.reduce((sum, count) => sum + count, 0), size }
  }
  return isRecord(value) && Array.isArray(value.list) ? { count: value.list.length } : {}
}
