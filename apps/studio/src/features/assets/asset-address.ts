import { wording } from './wording'

/** The hash in the address of a file of the library. Undefined: it lies elsewhere. */
export function hashIn(url: string): string | undefined {
  return /\/assets\/([0-9a-f]{64})\.\w+$/.exec(url)?.[1]
}

/** What an address of elsewhere says to people: the host, as the file says nothing. */
export function outsideName(url: string): string {
  return URL.canParse(url) ? wording.picker.outside(new URL(url).host) : url
}
