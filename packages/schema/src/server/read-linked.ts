import type { Linked } from '../document'
import { isRecord, type JsonValue } from '../json'
import type { Place } from './place'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads which section a block is. Undefined when it says nothing usable: then it is a block like any other. */
export function readLinked(input: JsonValue, at: Place): Linked | undefined {
  const { section, revision, edited } = isRecord(input) ? input : {}
  if (typeof section === 'string' && UUID.test(section) && isRevision(revision)) {
    return { section, revision, ...(edited === true && { edited }) }
  }
  at.warning('unusable-value', '与原版块的关联无法使用，已当作副本。', '需要关联时，请重新插入这个版块。')
  return undefined
}

function isRevision(revision: JsonValue | undefined): revision is number {
  return typeof revision === 'number' && Number.isSafeInteger(revision) && revision > 0
}
