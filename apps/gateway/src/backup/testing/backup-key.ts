import { createHash } from 'node:crypto'
import type { Key } from '../../config/key-set'

/** A key that is the same for the same name. */
export function backupKey(id: string): Key {
  return { id, secret: createHash('sha256').update(id).digest() }
}
