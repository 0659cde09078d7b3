import { wording } from './wording'

/** Returns the hash in the address of a file in the library. Undefined: the file is elsewhere. */
export function hashIn(url: string): string | undefined {
  return /\/assets\/([0-9a-f]{64})\.\w+$/.exec(url)?.[1]
}

/** Returns what an outside address is called: its host, as the file name says nothing. */
export function outsideName(url: string): string {
  return URL.canParse(url) ? wording.picker.outside(new URL(url).host) : url
}
