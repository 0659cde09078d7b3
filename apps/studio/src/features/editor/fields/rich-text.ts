import type { TextField } from '@yingzao/schema/server'
import { tryField } from '@yingzao/schema/server'
import { escapeHtml } from '../../../state/escape-html'

/** What browsers write for the same thing. */
const SAME: Readonly<Record<string, string>> = { STRONG: 'b', EM: 'i', DIV: 'p' }
const KEPT = new Set(['B', 'I', 'U', 'P', 'BR', 'A'])

/** The html of what somebody wrote in an editable element, in the few tags that pages know. */
export function htmlOf(element: Element, field: TextField, linkHosts: readonly string[]): string {
  return cleanHtml(inner(element), field, linkHosts)
}

/** Html as reading a page leaves it: nothing that runs, no address that a page may not carry. */
export function cleanHtml(html: string, field: TextField, linkHosts: readonly string[]): string {
  const { value } = tryField(html, field, { linkHosts })
  return typeof value === 'string' ? value : ''
}

function inner(element: Element): string {
  return Array.from(element.childNodes, outer).join('')
}

/** Recursion is safe: browsers nest what people write no deeper than they do. */
function outer(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escapeHtml(node.textContent ?? '')
  if (!(node instanceof element(node))) return ''
  const { tagName } = node
  if (tagName === 'BR') return '<br>'
  const tag = SAME[tagName] ?? (KEPT.has(tagName) ? tagName.toLowerCase() : undefined)
  const content = inner(node)
  if (tag === undefined) return content
  const href = tag === 'a' ? node.getAttribute('href') : null
  return `<${tag}${href === null ? '' : ` href="${escapeHtml(href)}"`}>${content}</${tag}>`
}

/** The element class of the node's own window: the canvas has another one. */
function element(node: Node): typeof Element {
  return (node.ownerDocument?.defaultView as (Window & typeof globalThis) | null)?.Element ?? Element
}
