import { isRead } from '@yingzao/checks'
import { type EditedPage, fieldTitleIn, type Path, pageFieldTitle, valueAt } from '@yingzao/editor-core'
import { walkBlocks } from '@yingzao/schema/client'
import { type Field, pageFields, type TextField, walkFields } from '@yingzao/schema/server'
import type { EditorSession } from '../session/editor-session'

/** A text of the page that visitors read, where it is and what is allowed in it. */
export interface PageText {
  /** Null: it is the page's own. */
  blockId: string | null
  path: Path
  /** Title of the field. */
  title: string
  text: string
  isHtml: boolean
  field: TextField
}

/** Texts of one or a few lines, and rich text; addresses, colours and names of other things do not count. */
const WORDS: ReadonlySet<string | undefined> = new Set([undefined, 'textarea', 'html'])

/** Texts of the page itself, by the name of the field that says what is allowed in them. */
const OWN: readonly (readonly [name: string, path: Path])[] = [
  ['title', ['title']],
  ['description', ['meta', 'description']],
  ['keywords', ['meta', 'keywords']],
  ['share_title', ['extra', 'share', 'title']],
  ['share_desc', ['extra', 'share', 'desc']],
]

/** Returns everything there is to read on a page, in the order of its blocks, starting with the page itself. */
export function pageTexts(
  page: EditedPage,
  { specs, catalogue }: Pick<EditorSession, 'specs' | 'catalogue'>,
): PageText[] {
  const texts = OWN.flatMap(([name, path]): PageText[] => {
    const field = pageFields.find((one) => one.name === name)
    const text = valueAt(page, path)
    if (field?.kind !== 'string' || typeof text !== 'string' || text === '') return []
    return [{ blockId: null, path, title: pageFieldTitle(catalogue, path), text, isHtml: false, field }]
  })
  for (const { block, ancestors } of walkBlocks(page)) {
    // What is linked is changed in its section, and a change here would be refused.
    if ([...ancestors, block].some((each) => catalogue.isLocked?.(each))) continue
    const fields = specs.find(block.name)?.fields ?? []
    for (const { field, value, path: at } of walkFields(block.value, fields)) {
      if (!isWords(field) || typeof value !== 'string' || value === '') continue
      const path = ['value', ...pathOf(at)]
      const title = fieldTitleIn(catalogue, block.name, path)
      texts.push({ blockId: block.id, path, title, text: value, isHtml: field.control === 'html', field })
    }
  }
  return texts
}

/**
 * Returns the kinds of the page's blocks whose words come from imported data, so that the page does not contain them.
 */
export function importedKinds(page: EditedPage, { specs }: Pick<EditorSession, 'specs'>): string[] {
  const kinds = Array.from(walkBlocks(page)).flatMap(({ block: { name, value } }) => {
    const { title, traits } = specs.find(name) ?? {}
    const isSourced = traits?.itemsFrom?.some((name) => value[name] !== '') ?? false
    const isImported = isSourced && Array.isArray(value.list) && value.list.length === 0
    return isImported && title !== undefined ? [title] : []
  })
  return [...new Set(kinds)]
}

function isWords(field: Field): field is TextField {
  return field.kind === 'string' && WORDS.has(field.control) && isRead(field.name)
}

/** `list[2].title` as steps. */
function pathOf(path: string): Path {
  return (path.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step))
}
