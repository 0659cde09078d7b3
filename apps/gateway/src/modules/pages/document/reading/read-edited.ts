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

/** A document as an editor has it, and what was repaired or left out when reading it. */
export interface EditedReading {
  page: EditedPage
  findings: Finding[]
}

/** What an editor can start from: a stored document, or a page that has already been read. */
export type Written = { document: JsonValue; schema_version?: number } | { page: EditedPage }

/**
 * Reads a stored document for an editor: markup and addresses are safe afterwards, every block has its own id, and the
 * same document gives the same ids each time, so that a patch finds the blocks its author was shown. Links to foreign
 * hosts stay: the editor must see them, and publishing reports them.
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
