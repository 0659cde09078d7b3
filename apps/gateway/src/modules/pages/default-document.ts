import { specs } from '@yingzao/blocks/props'
import { type FixedRoute, fixedRoutes } from '@yingzao/contract/server'
import { type JsonValue, readDocument } from '@yingzao/schema/server'
import type { VersionContent } from './read-version'

/**
 * What stands in for the page of a fixed route while operators have published none: its title, what it is about, and
 * the footer that such a page must carry. Undefined: no fixed route has this code.
 */
export function defaultContent(code: string): VersionContent | undefined {
  return contents.get(code)
}

const contents = new Map(fixedRoutes.map((route) => [route.code, contentOf(route)]))

function contentOf(route: FixedRoute): VersionContent {
  const { document } = readDocument(documentOf(route), specs)
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
    page_schema: isStrip ? [line(about)] : [heading(title), paragraph(about), footerWith(footer)],
  }
}

function heading(title: string): JsonValue {
  const style = { fontSize: 52, textAlign: 'center', paddingTop: 160, paddingBottom: 16 }
  return { name: 'text', value: { html: `<p><b>${title}</b></p>`, style } }
}

function line(text: string): JsonValue {
  return { name: 'text', value: { html: `<p>${text}</p>` } }
}

function paragraph(text: string): JsonValue {
  const style = { fontSize: 30, lineHeight: 1.7, paddingLeft: 64, paddingRight: 64, paddingBottom: 160 }
  return { name: 'text', value: { html: `<p>${text}</p>`, style } }
}

function footerWith(flags: FixedRoute['footer']): JsonValue {
  return { name: 'footer', value: Object.fromEntries(flags.map((flag) => [flag, true])) }
}
