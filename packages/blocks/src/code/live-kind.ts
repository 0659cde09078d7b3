import type { Response } from '../answers/answer'

/**
 * Returns how a live code is shown: one that lacks what its kind promises is shown as a picture, which then is broken.
 */
export function liveKind({ kind, text, minp }: Response<'liveCodeDetail'>): 'text' | 'minp' | 'image' {
  if (kind === 'text' && text) return 'text'
  return kind === 'minp' && minp ? 'minp' : 'image'
}
