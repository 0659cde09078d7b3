import { specs as allSpecs } from '@yingzao/blocks/props'
import type { JsonValue } from '@yingzao/schema/client'
import { pageFields, readDocument, type Specs, walkFields } from '@yingzao/schema/server'
import { createPage, type PageBlock } from './page'

/** A text that visitors read or hear, and where it stands. */
export interface ReadableText {
  /** From the document's root, as findings name it: `page_schema[2].value.alt`. */
  path: string
  /** Absent: the head of the page. */
  blockId?: string
  /** What the kind of block is called; empty for the head. */
  block: string
  /** Of the field. */
  title: string
  /** Without markup. */
  text: string
  /** `head`: of the page itself, including what is shared. `alt`: in place of a picture. */
  kind: 'head' | 'alt' | 'text'
  /** It is only shown after a tap. */
  isInPopup: boolean
}

/** Fields of the page by the paths of their texts. */
const HEAD: Readonly<Record<string, string>> = {
  title: 'title',
  'meta.description': 'description',
  'meta.keywords': 'keywords',
  'extra.share.title': 'share_title',
  'extra.share.desc': 'share_desc',
}

/** Every text of a stored document in reading order: the page's own, then its blocks from top to bottom, popups too. */
export function readableTexts(document: JsonValue, specs: Specs = allSpecs): ReadableText[] {
  const { document: read, paths } = readDocument(document, specs)
  const page = createPage({ document: read, specs, linkHosts: [], now: 0, facts: {} })
  const titles = new Map(page.blocks.map((it) => [it.block.id, fieldTitles(it)]))
  return page.texts.flatMap(({ block, path, name, said, isRead }): ReadableText[] => {
    if (!isRead || said.trim() === '') return []
    if (!block) {
      const title = pageFields.find((field) => field.name === HEAD[path])?.title ?? name
      return [{ path, block: '', title, text: said, kind: 'head', isInPopup: false }]
    }
    const above = page.byId.get(block.id)?.ancestors ?? []
    return [
      {
        path: [paths.get(block.id), path].filter(Boolean).join('.'),
        blockId: block.id,
        block: specs.find(block.name)?.title ?? block.name,
        title: titles.get(block.id)?.get(path) ?? name,
        text: said,
        kind: name === 'alt' ? 'alt' : 'text',
        isInPopup: [...above, block].some((one) => page.is(one, 'opensByTap')),
      },
    ]
  })
}

function fieldTitles({ block, spec }: PageBlock): ReadonlyMap<string, string> {
  const walked = Array.from(walkFields(block.value, spec?.fields ?? []))
  return new Map(walked.map(({ field, path }) => [`value.${path}`, field.title]))
}
