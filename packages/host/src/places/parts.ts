import type { HostSettings } from '@yingzao/contract/client'
import type { SafeNavigate } from '../navigation/safe-navigate'
import type { Platform } from '../platform'

/** What every place is made of. */
export interface Parts {
  outside: Platform
  settings: HostSettings
  /** For addresses of pages and replies: only to hosts that links may lead to. */
  navigate: SafeNavigate
  /** For addresses of the settings: these are the deployment's own, so their hosts are allowed too. */
  own: SafeNavigate
}

/** The query for a login page: where to return to, and which kind of login it is. */
export function loginQuery({ outside, settings }: Parts): Record<string, string> {
  const { loginType } = settings
  return { from: outside.address(), ...(loginType && { type: loginType }) }
}

/** An entry of a table that a deployment fills; names such as `constructor` have none. */
export function entry(table: Readonly<Record<string, string>>, name: string): string {
  return Object.keys(table).includes(name) ? (table[name] ?? '') : ''
}
