import { specs } from '@yingzao/blocks/props'
import type { OperationResponse, operations } from '@yingzao/contract/server'
import { isRecord, isSafeAddress, type PageDocument, walkBlocks } from '@yingzao/schema/server'
import type { Context } from '../../../context'

type ShareCard = OperationResponse<typeof operations.activityPageDetail>['activity_page']['share']

/**
 * What a share card of a page shows: what its `extra.share` says, and in place of what that leaves out the page's
 * title, its description and its first image. `extra` is free, so nothing in it is believed to be of its kind.
 */
export function shareCardOf({ config }: Pick<Context, 'config'>, document: PageDocument): ShareCard {
  const share = isRecord(document.extra.share) ? document.extra.share : {}
  const image = isSafeAddress(share.image, { use: 'image' }) ? String(share.image) : firstImage(document)
  return {
    title: textOr(share.title, document.title),
    desc: textOr(share.desc, document.meta.description),
    link: `${config.publicOrigin}/h5-page/h5/${document.code}`,
    // A share card takes an absolute address only.
    img_url: image && new URL(image, config.publicOrigin).href,
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
