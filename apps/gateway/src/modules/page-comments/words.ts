import { maskHandsets, pageCommentLimits } from '@yingzao/contract/studio'

/** What a comment says as it is stored: phone numbers are masked, however they are written. */
export function storedWords(words: string): string {
  return [...maskHandsets(words)].slice(0, pageCommentLimits.words).join('')
}

/** The address of a comment in the Studio. */
export function commentLink(code: string, comment_id: number): string {
  return `/pages/${code}/edit?comment=${comment_id}`
}
