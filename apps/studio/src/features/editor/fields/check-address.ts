import { type AddressUse, isSafeAddress, parseAddress } from '@yingzao/schema/client'
import { inList } from '../../../ui/joined'
import { wording } from './wording'

const words = wording.address

/** What an address is, in words, or why no page may contain it. */
export interface AddressCheck {
  isSafe: boolean
  text: string
}

/** Checks an address the way reading the page will. */
export function checkAddress(text: string, use: AddressUse, linkHosts: readonly string[]): AddressCheck {
  const address = parseAddress(text)
  if (isSafeAddress(text, { use, hosts: linkHosts })) {
    const kind = address?.kind
    return { isSafe: true, text: kind === 'https' && use === 'link' ? words.allowedHost : kindText(kind) }
  }
  if (address?.kind === 'https' && use === 'link') {
    const some = inList(linkHosts.slice(0, 3))
    return { isSafe: false, text: words.otherHost(some, linkHosts.length > 3) }
  }
  if (address?.kind === 'http') return { isSafe: false, text: words.plainHttp }
  return { isSafe: false, text: words.unusable[use] }
}

function kindText(kind: keyof typeof words.kinds | undefined): string {
  return kind === undefined ? '' : words.kinds[kind]
}
