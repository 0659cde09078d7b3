import type { Host } from '@yingzao/renderer'

/** Where notes are: all of them, and each by its number. */
export const ARTICLES_ADDRESS = '/h5-page/simulateTrading/article'

export function articleAddress(article_id: string): string {
  return `${ARTICLES_ADDRESS}?article_id=${encodeURIComponent(article_id)}`
}

/** Which note a page shows, by its address; empty: none, so it shows what notes there are. */
export function articleOf(page: Pick<Host, 'query'>): string {
  const article_id = page.query('article_id')
  return /^\d{1,15}$/.test(article_id) ? article_id : ''
}
