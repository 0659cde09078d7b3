import type { FileKind } from './file-kind'

/** Characters of a name without its ending. */
const MOST = 80

/** What a phone or another system could take for something else than a letter: controls, marks of direction, signs of paths. */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu

/** A name as people are shown it: the last part of a path, with the ending of what the file really is. */
export function fileName(given: string, kind: FileKind): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const bare = last
    .replace(UNSAFE, '')
    .replace(/\.[^.]{0,10}$/, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return `${Array.from(bare).slice(0, MOST).join('') || '未命名'}.${kind}`
}
