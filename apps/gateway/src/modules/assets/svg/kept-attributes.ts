import type { SaxesAttributeNS, SaxesTagNS } from 'saxes'
import { cleanDeclarations, isSafeValue, LOCAL } from './clean-style'
import { ANIMATED, ANIMATIONS, ATTRIBUTES, PLAIN_ATTRIBUTES } from './svg-rules'

const XLINK = 'http://www.w3.org/1999/xlink'

/** A picture inside the file. Only of kinds that run nothing: no drawing in the drawing. */
const EMBEDDED = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]+$/

/**
 * Returns the attributes of an element to keep. `report` is called with a word for what could have run, loaded or
 * linked to something.
 */
export function keptAttributes(tag: SaxesTagNS, report: (what: string) => void): Map<string, string> {
  const kept = new Map<string, string>()
  for (const attribute of Object.values(tag.attributes)) {
    const { uri, local, value } = attribute
    if (isLink(attribute)) keepLink(kept, tag.local, value, report)
    else if (uri !== '' || attribute.prefix !== '') continue
    else if (/^on/i.test(local)) report(`事件（${local.slice(0, 40)}）`)
    else if (local === 'style') keepStyle(kept, value, report)
    else if (PLAIN_ATTRIBUTES.has(local)) kept.set(local, value)
    else if (ATTRIBUTES.has(local)) keepValue(kept, local, value, report)
  }
  if (!ANIMATIONS.has(tag.local) || ANIMATED.has(kept.get('attributeName') ?? 'transform')) return kept
  report(`动画（${(kept.get('attributeName') ?? '').slice(0, 40)}）`)
  // Without its target it changes nothing.
  return new Map()
}

function isLink({ uri, local, prefix }: SaxesAttributeNS): boolean {
  return local === 'href' && (uri === XLINK || prefix === 'xlink' || (uri === '' && prefix === ''))
}

function keepLink(
  kept: Map<string, string>,
  element: string,
  value: string,
  report: (what: string) => void,
): void {
  const address = value.trim()
  if (LOCAL.test(address) && element !== 'a') kept.set('xlink:href', address)
  else if (element === 'image' && EMBEDDED.test(address)) kept.set('xlink:href', address)
  else report(element === 'a' ? '链接（a）' : `外部引用（${element.slice(0, 40)}）`)
}

function keepStyle(kept: Map<string, string>, value: string, report: (what: string) => void): void {
  const { text, left } = cleanDeclarations(value)
  for (const name of left) report(`样式（${name.slice(0, 40)}）`)
  if (text !== '') kept.set('style', text)
}

function keepValue(
  kept: Map<string, string>,
  name: string,
  value: string,
  report: (what: string) => void,
): void {
  if (isSafeValue(value)) kept.set(name, value)
  else report(`外部引用（${name}）`)
}
