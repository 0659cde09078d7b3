import { NO_IMAGE } from '@yingzao/renderer'
import { type AddressUse, isSafeAddress } from '@yingzao/schema/client'

const SLIPS = /undefined|\[object Object\]|NaN/
const RUNS = new Set(['script', 'iframe', 'object', 'embed', 'base', 'meta', 'link'])

/** Attributes that carry JSON for the page's own code; their words are not text. */
const DATA = new Set(['data-props', 'data-act', 'data-stat'])

/** What rendered HTML must never contain: script, an unsafe address, or slips in string building. Empty when sound. */
export function htmlFaults(html: string): string[] {
  const body = parse(html)
  const elements = [...elementsIn(body)]
  const faults = elements
    .filter(({ localName }) => RUNS.has(localName))
    .map(({ localName }) => `<${localName}>`)
  const slip = SLIPS.exec(body.textContent ?? '')
  if (slip) faults.push(`the text says "${slip[0]}"`)
  for (const element of elements) {
    for (const name of element.getAttributeNames()) faults.push(...attributeFaults(element, name))
  }
  body.replaceChildren()
  return faults
}

/** One by one: jsdom's own lists search their whole content for each element. */
function* elementsIn(parent: Element): Generator<Element, void, undefined> {
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (!(node instanceof Element)) continue
    yield node
    yield* elementsIn(node)
  }
}

/** Runs and fetches nothing. Making a document for each of thousands of renders took half their time. */
let inert: Document | undefined

/** In the middle of a page, as it is sent. */
function parse(html: string): HTMLElement {
  // A document of a window that is gone would be slow, and would never be freed.
  if (inert === undefined || !(inert.body instanceof HTMLElement))
    inert = new DOMParser().parseFromString('', 'text/html')
  inert.body.innerHTML = html
  return inert.body
}

function attributeFaults(element: Element, name: string): string[] {
  if (DATA.has(name)) return []
  const value = element.getAttribute(name) ?? ''
  const fault = `${element.localName} ${name}="${value.slice(0, 100)}"`
  if (name.startsWith('on') || SLIPS.test(value)) return [fault]
  return addressesIn(name, value).every((address) => isSafeAddress(address, { use: useOf(element) }))
    ? []
    : [fault]
}

function addressesIn(name: string, value: string): string[] {
  // The placeholder of a picture that waits.
  if (value === NO_IMAGE) return []
  if (/^(?:href|src|data-src|poster|action|formaction)$/.test(name)) return [value]
  if (!/^(?:data-)?srcset$/i.test(name)) return []
  return value.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
}

function useOf({ localName }: Element): AddressUse {
  return localName === 'a' || localName === 'form' ? 'link' : 'image'
}
