import { specs } from '@yingzao/blocks/props'
import type { EditedPage } from '@yingzao/editor-core'
import type { JsonValue } from '@yingzao/schema/client'
import { readDocument } from '@yingzao/schema/server'

/** A document of the gateway in the form that the editor holds. */
export function pageOf(document: Record<string, unknown>): EditedPage {
  const { start_at, end_at, ...rest } = document
  const { document: read } = readDocument(rest as JsonValue, specs)
  return { ...read, start_at: timestampOf(start_at), end_at: timestampOf(end_at) }
}

function timestampOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
