import type { SwitchScope } from '@yingzao/contract/studio'
import type { Answer, CallId } from '../../state/calls'
import { said } from '../../ui/said/said'
import { wording } from './wording'

export type SwitchRow = Answer<'switchList'>['active'][number]
export type Effect = Answer<'switchEffect'>

/** What is meant by a switch, before it is one. */
export type Target = Pick<SwitchRow, 'scope' | 'value'>

/** What shows switches, and is old once one was set, asked about or lifted. */
export const CHANGED: readonly CallId[] = ['switchList']

/** While somebody looks, what others do appears. */
export const LIVE_MS = 15_000

/** Those that name one of several things. */
export type ValueScope = Exclude<SwitchScope, 'all' | 'pay' | 'sim' | 'feed'>

export function needsValue(scope: SwitchScope): scope is ValueScope {
  return scope in wording.form.values
}

/** Of which kind it is and its name; of what there is only one of, the kind alone. */
export function switchWords({ scope, value, value_name }: Target & Partial<SwitchRow>): string {
  const kind = wording.scopes[scope]
  if (!needsValue(scope)) return kind
  // The gateway names pages as they are called, and blocks in Chinese.
  const name = scope === 'block' && value_name ? said(value_name) : value_name
  return wording.what(kind, name || value)
}
