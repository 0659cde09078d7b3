import { type AddressUse, isSafeAddress } from '../address'
import type { JsonValue } from '../json'
import type { Place } from './place'
import type { ReadRules } from './read-rules'
import { shown } from './shown'

const ALLOWED: Readonly<Record<AddressUse, string>> = {
  link: '请填写允许名单内域名的 https 地址、本站路径（/…）、页内锚点（#…）或电话（tel:…）。',
  image: '请填写 https 地址、本站路径（/…），或文档旁边的文件名（assets/…）。',
  media: '请填写 https 地址、本站路径（/…），或文档旁边的文件名（assets/…）。',
  path: '请填写以 / 开头的接口路径。',
}

/** Reads an address for one use. Null: unsafe, which is reported and blocks publishing. Undefined: not even a text. */
export function readAddress(
  input: JsonValue,
  use: AddressUse,
  title: string,
  at: Place,
  rules: ReadRules,
): string | null | undefined {
  if (typeof input !== 'string') return undefined
  const text = input.trim()
  if (text === '') return ''
  if (mayStay(text, use, rules)) return text
  if (isSafeAddress(text, { use })) {
    at.error('link-host', `“${title}”${shown(text)} 的域名不在允许名单内，已清空。`, ALLOWED[use])
  } else {
    at.error('bad-address', `“${title}”的地址 ${shown(text)} 不安全或无法识别，已清空。`, ALLOWED[use])
  }
  return null
}

/** Whether a page may keep an address in this place. */
export function mayStay(address: string, use: AddressUse, { linkHosts, onForeign }: ReadRules): boolean {
  if (linkHosts === undefined) return isSafeAddress(address, { use })
  if (isSafeAddress(address, { use, hosts: linkHosts })) return true
  if (onForeign === undefined || !isSafeAddress(address, { use })) return false
  onForeign()
  return true
}
