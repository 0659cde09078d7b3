import { specs } from '@yingzao/blocks/props'
import type { OperationResponse, operations } from '@yingzao/contract/server'
import { isRecord, isSafeAddress, type PageDocument, walkBlocks } from '@yingzao/schema/server'
import type { Context } from '../../../context'

type ShareCard = OperationResponse<typeof operations.activityPageDetail>['activity_page']['share']

/** A page's share card as a phone hands it to a chat, which takes absolute addresses only. */
export function shareCardOf({ config }: Pick<Context, 'config'>, document: PageDocument): ShareCard {
  const { title, desc, image } = shareLookOf(document)
  return {
    title,
    desc,
    link: `${config.publicOrigin}/h5-page/h5/${document.code}`,
    img_url: image && new URL(image, config.publicOrigin).href,
  }
}

/**
 * The content of a page's share card: what its `extra.share` gives, and for what is missing there the page's title, its
 * description and its first image. `extra` is free-form, so no type in it is trusted.
 */
export function shareLookOf(document: PageDocument): { title: string; desc: string; image: string } {
  const share = isRecord(document.extra.share) ? document.extra.share : {}
  return {
    title: textOr(share.title, document.title),
    desc: textOr(share.desc, document.meta.description),
    image: isSafeAddress(share.image, { use: 'image' }) ? String(share.image) : firstImage(document),
  }
}

function textOr(given: unknown, own: string): string {
  return typeof given === 'string' && given.trim() !== '' ? given : own
}

const PICTURES = new Set(specs.having('picture').map(({ name }) => name))

function firstImage(document: PageDocument): string {
  for (const { block } of walkBlocks(document)) {
    const { url } = block.value
    if (PICTURES.has(block.name) && typeof url === 'string' && url !== '') return url
  }
  return ''
}
