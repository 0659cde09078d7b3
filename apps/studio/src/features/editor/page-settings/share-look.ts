import { specs } from '@yingzao/blocks/props'
import type { EditedPage } from '@yingzao/editor-core'
import { isRecord, isSafeAddress, walkBlocks } from '@yingzao/schema/client'

/** What a shared card shows: its own texts, otherwise those of the page, by the same rules as the gateway. */
export function shareLook(page: EditedPage): { title: string; desc: string; image: string } {
  const share = isRecord(page.extra.share) ? page.extra.share : {}
  return {
    title: textOr(share.title, page.title),
    desc: textOr(share.desc, page.meta.description),
    image: isSafeAddress(share.image, { use: 'image' }) ? String(share.image) : firstImage(page),
  }
}

function textOr(text: unknown, other: string): string {
  return typeof text === 'string' && text.trim() !== '' ? text : other
}

const PICTURES = new Set(specs.having('picture').map(({ name }) => name))

function firstImage(page: EditedPage): string {
  for (const { block } of walkBlocks(page)) {
    const { url } = block.value
    if (PICTURES.has(block.name) && typeof url === 'string' && url !== '') return url
  }
  return ''
}
