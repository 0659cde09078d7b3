import { isRecord } from '@yingzao/schema/client'
import type { Page } from './page'

/** What an author has set for the card; what is absent or empty is derived from the page. */
export interface Share {
  title?: string
  desc?: string
  image?: string
}

/** The share card that the document's `extra.share` asks for. */
export function shareOf({ document }: Page): Share {
  const { share } = document.extra
  if (!isRecord(share)) return {}
  const texts = Object.entries(share).filter(([, value]) => typeof value === 'string' && value !== '')
  return Object.fromEntries(texts) as Share
}
