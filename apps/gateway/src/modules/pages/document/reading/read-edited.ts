import { specs } from '@yingzao/blocks/props'
import type { EditedPage } from '@yingzao/editor-core'
import {
  type Finding,
  type JsonRecord,
  type JsonValue,
  readDocument,
  SCHEMA_VERSION,
  toWireDocument,
} from '@yingzao/schema/server'
import { leftReferences } from './left-references'
import { readWindow } from './read-window'

/** A document as an editor has it, and what reading it had to mend or leave out. */
export interface EditedReading {
  page: EditedPage
  findings: Finding[]
}

/** What an editor can begin with: a stored document, or a page that is one already. */
export type Written = { document: JsonValue; schema_version?: number } | { page: EditedPage }

/**
 * Reads a stored document for an editor: markup and addresses are safe afterwards, every block has its own id, and the
 * same document gives the same ids each time, so a patch finds the blocks that its maker was shown. Links to foreign
 * hosts stay: they are to be seen, and publishing names them.
 */
export function readEdited(
  code: string,
  { document, schema_version = SCHEMA_VERSION }: { document: JsonValue; schema_version?: number },
): EditedReading {
  const { window, rest, findings } = readWindow(document)
  const read = readDocument(rest, specs, { version: schema_version })
  return {
    page: { ...read.document, code, ...window },
    findings: [...findings, ...read.findings, ...leftReferences(document)],
  }
}

/** A page in the form in which it is stored and exported. Reading that gives the same page. */
export function wireOf(page: EditedPage): JsonRecord {
  return toWireDocument(page) as unknown as JsonRecord
}
