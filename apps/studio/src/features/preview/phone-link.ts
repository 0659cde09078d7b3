import type { Answer } from '../../state/calls'
import { isLocal } from '../../state/is-local'

/** A link for a phone, and whether the phone has to be in the same network or cannot get there at all. */
export interface PhoneLink {
  url: string
  reach: 'anywhere' | 'network' | 'nowhere'
}

/** What a phone opens: `localhost` would be the phone itself, so the address in the local network replaces it. */
export function phoneLink(
  { url, lan_url, frame_url }: Pick<Answer<'previewLink'>, 'url' | 'lan_url' | 'frame_url'>,
  studioOrigin: string,
): PhoneLink {
  if (!isLocal(url)) return { url, reach: 'anywhere' }
  // Whoever opened a Studio on the pages' origin by a network address has shown that this address leads here.
  if (frame_url.startsWith('/') && !isLocal(studioOrigin)) {
    const { pathname, search } = new URL(url)
    return { url: `${studioOrigin}${pathname}${search}`, reach: 'network' }
  }
  return lan_url ? { url: lan_url, reach: 'network' } : { url, reach: 'nowhere' }
}
