import { specs } from '@yingzao/blocks/props'
import { type Finding, isRecord, type JsonValue, readDocument } from '@yingzao/schema/server'

const UNUSABLE = new Set(['not-a-document', 'bad-code'])

/** Why a document cannot be stored at all: it is not one, or has no usable code. Its blocks are not checked. */
export function identityProblems(document: JsonValue): Finding[] {
  const head = isRecord(document) ? { code: document.code ?? null, page_schema: [] } : document
  return readDocument(head, specs).findings.filter(({ rule }) => UNUSABLE.has(rule))
}
