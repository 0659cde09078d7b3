import { specs } from '@yingzao/blocks/props'
import { type FixedRoute, fixedRoutes } from '@yingzao/contract/server'
import { type JsonValue, readDocument } from '@yingzao/schema/server'
import { legalDocuments } from './legal/legal-document'
import type { VersionContent } from './reading/read-stored'

/**
 * What stands in while operators have published no page of this code: for a fixed route its title, what it is about,
 * and the footer that such a page must carry; for a document that forms link to its text. Undefined: it is neither.
 */
export function defaultContent(code: string): VersionContent | undefined {
  return contents.get(code)
}

const TEXT = specs.firstHaving('paragraph').name
const FOOTER = specs.firstHaving('legalNotices').name

const documents = new Map([
  ...fixedRoutes.map((route) => [route.code, documentOf(route)] as const),
  ...legalDocuments,
])

const contents = new Map(Array.from(documents, ([code, document]) => [code, contentOf(document)]))

function contentOf(input: JsonValue): VersionContent {
  const { document } = readDocument(input, specs)
  return { document, window: { start_at: null, end_at: null } }
}

function documentOf({ code, title, about, footer }: FixedRoute): JsonValue {
  const isStrip = footer.length === 0
  return {
    code,
    title,
    meta: { keywords: title, description: about },
    background: isStrip ? 'transparent' : '#ffffff',
    is_auto_fit: 0,
    extra: { pageID: '' },
    page_schema: isStrip ? [line(about)] : [...bodyOf(code, title, about), footerWith(footer)],
  }
}

/** What a route does by itself, where a block does its business; the others say what they are about. */
function bodyOf(code: string, title: string, about: string): JsonValue[] {
  const name = specs.having('route').find(({ traits }) => traits.route === code)?.name
  if (name === undefined) return [heading(title, 160), paragraph(about, 160)]
  return [heading(title, 48), paragraph(about, 24), { name, id: kebabCase(name), value: {} }]
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function heading(title: string, paddingTop: number): JsonValue {
  const style = { fontSize: 52, textAlign: 'center', paddingTop, paddingBottom: 16 }
  return { name: TEXT, value: { html: `<p><b>${title}</b></p>`, style } }
}

function line(text: string): JsonValue {
  return { name: TEXT, value: { html: `<p>${text}</p>` } }
}

function paragraph(text: string, paddingBottom: number): JsonValue {
  const style = { fontSize: 30, lineHeight: 1.7, paddingLeft: 64, paddingRight: 64, paddingBottom }
  return { name: TEXT, value: { html: `<p>${text}</p>`, style } }
}

function footerWith(flags: FixedRoute['footer']): JsonValue {
  return { name: FOOTER, value: Object.fromEntries(flags.map((flag) => [flag, true])) }
}
