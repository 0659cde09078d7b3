import { specs } from '@yingzao/blocks/props'
import {
  checkLimits,
  type JsonValue,
  type PageDocument,
  readDocument,
  SCHEMA_VERSION,
} from '@yingzao/schema/server'

/** Blocks that belong to no page yet, read as those of a page are: markup and addresses are safe afterwards. */
export function readBlocks(blocks: JsonValue, version = SCHEMA_VERSION): PageDocument {
  const wire = { code: 'section', title: '', extra: { pageID: '' }, page_schema: blocks }
  return readDocument(wire, specs, { version }).document
}

/** Whether blocks keep to the limits of a page. */
export function keepsLimits(blocks: JsonValue): boolean {
  return checkLimits({ code: 'section', title: '', page_schema: blocks }).ok
}
