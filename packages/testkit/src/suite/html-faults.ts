import { NO_IMAGE } from '@yingzao/renderer'
import { type AddressUse, isSafeAddress } from '@yingzao/schema/client'

const SLIPS = /undefined|\[object Object\]|NaN/
const RUNS = 'script,iframe,object,embed,base,meta,link'

/** Attributes that carry JSON for the page's own code; their words are no text. */
const DATA = new Set(['data-props', 'data-act', 'data-stat'])

/** What drawn HTML must never hold: script, an unsafe address, or the slips of string building. Empty when sound. */
export function htmlFaults(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const faults = [...body.querySelectorAll(RUNS)].map(({ localName }) => `<${localName}>`)
  const slip = SLIPS.exec(body.textContent ?? '')
  if (slip) faults.push(`the text says "${slip[0]}"`)
  for (const element of body.querySelectorAll('*')) {
    for (const attribute of element.attributes) faults.push(...attributeFaults(element, attribute))
  }
  return faults
}

function attributeFaults(element: Element, { name, value }: Attr): string[] {
  if (DATA.has(name)) return []
  const fault = `${element.localName} ${name}="${value.slice(0, 100)}"`
  if (name.startsWith('on') || SLIPS.test(value)) return [fault]
  return addressesIn(name, value).every((address) => isSafeAddress(address, { use: useOf(element) }))
    ? []
    : [fault]
}

function addressesIn(name: string, value: string): string[] {
  // What stands for a picture that waits.
  if (value === NO_IMAGE) return []
  if (/^(?:href|src|data-src|poster|action|formaction)$/.test(name)) return [value]
  if (!/^(?:data-)?srcset$/i.test(name)) return []
  return value.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
}

function useOf({ localName }: Element): AddressUse {
  return localName === 'a' || localName === 'form' ? 'link' : 'image'
}
