import { inLetters } from '../../audit'
import { hashOf } from '../../renderings'

/** What the audit log is told about the deleted rows. */
export function digestOf(leaves: readonly [hour: string, key: string][]): string {
  return inLetters(hashOf(JSON.stringify(leaves)))
}
