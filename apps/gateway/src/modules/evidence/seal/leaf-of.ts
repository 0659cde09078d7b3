import { createHash } from 'node:crypto'

/** A row as it is sealed. */
export interface SealedRow {
  /** Its identity. */
  key: string
  /** Everything in it that must not change, as JSON. */
  content: string
  /** Whose browser it was; null where nobody may be followed, or if its owner has been erased since. */
  link: string | null
}

/**
 * 32 bytes for a row: 8 of its key, 16 of its content, 8 of its owner. In three parts, to tell a changed row from one
 * that is gone, and one that lost its owner, as the law requires on erasure, from one that was given to somebody else.
 */
export function leafOf({ key, content, link }: SealedRow): Buffer {
  return Buffer.concat([keyOf(key), hash(content, 16), link === null ? NOBODY : hash(link, 8)])
}

const NOBODY = Buffer.alloc(8)

/** The part of a leaf that stands for its row's key. */
export function keyOf(key: string): Buffer {
  return hash(key, 8)
}

/** The order of leaves in their list, whoever makes it. */
export function byBytes(one: Buffer, other: Buffer): number {
  return Buffer.compare(one, other)
}

/** Whether a sealed row may have become this one since: the same, or without its owner. */
export function mayHaveBecome(sealed: Buffer, now: Buffer): boolean {
  const isSame = sealed.subarray(0, 24).equals(now.subarray(0, 24))
  const link = now.subarray(24)
  return isSame && (link.equals(sealed.subarray(24)) || link.equals(NOBODY))
}

function hash(text: string, bytes: number): Buffer {
  return createHash('sha256').update(text).digest().subarray(0, bytes)
}
