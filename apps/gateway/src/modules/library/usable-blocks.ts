import { studioErrors } from '@yingzao/contract/studio'
import { type JsonValue, parseDocument } from '@yingzao/schema/server'
import { AppError } from '../../http/app-error'
import { keepsLimits, readBlocks } from './read-library'
import { withoutLinks } from './without-links'

/**
 * Blocks as they are stored: read as a page reads them, so that what is kept is safe and not empty. Throws
 * `unusableDocument` for anything else.
 */
export function usableBlocks(text: string): JsonValue[] {
  const parsed = parseDocument(text)
  if (!parsed.ok || !Array.isArray(parsed.value) || !keepsLimits(parsed.value)) throw unusable()
  if (readBlocks(parsed.value).page_schema.length === 0) throw unusable()
  return withoutLinks(parsed.value) as JsonValue[]
}

/** The refusal of several blocks if pages link their section: they could not be told apart from those beside them. */
export function notOneBlock(): AppError {
  return new AppError({
    ...studioErrors.unusableDocument,
    msg: '这个版块被页面关联，只能是一个组件。请先把这些组件放进一个版块，再选中它',
  })
}

function unusable(): AppError {
  return new AppError({ ...studioErrors.unusableDocument, msg: '没有可以存的组件，请先选中一个版块' })
}
