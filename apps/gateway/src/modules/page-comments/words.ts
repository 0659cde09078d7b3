import { maskHandsets, pageCommentLimits } from '@yingzao/contract/studio'

/** What a comment says as it is stored: a phone in it is masked, however it is written. */
export function storedWords(words: string): string {
  return [...maskHandsets(words)].slice(0, pageCommentLimits.words).join('')
}

/** Where a comment is read in the Studio. */
export function commentLink(code: string, comment_id: number): string {
  return `/pages/${code}/edit?comment=${comment_id}`
}
