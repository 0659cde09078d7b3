import type { FileKind } from './file-kind'

/** Characters of a name without its extension. */
const MOST = 80

/**
 * What a phone or another system could take for something other than a character: controls, direction marks, path
 * signs.
 */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu

/** A name as it is shown to people: the last part of a path, with the extension of what the file really is. */
export function fileName(given: string, kind: FileKind): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const bare = last
    .replace(UNSAFE, '')
    .replace(/\.[^.]{0,10}$/, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return `${Array.from(bare).slice(0, MOST).join('') || '未命名'}.${kind}`
}
