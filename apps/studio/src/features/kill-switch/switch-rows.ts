import type { SwitchScope } from '@yingzao/contract/studio'
import type { Answer, CallId } from '../../state/calls'
import { said } from '../../ui/said/said'
import { wording } from './wording'

export type SwitchRow = Answer<'switchList'>['active'][number]
export type Effect = Answer<'switchEffect'>

/** The target of a switch before the switch exists. */
export type Target = Pick<SwitchRow, 'scope' | 'value'>

/** Calls that show switches; stale once one was set, lifted or requested to be lifted. */
export const CHANGED: readonly CallId[] = ['switchList']

/** How often others' changes appear while somebody looks. */
export const LIVE_MS = 15_000

/** Scopes that name one of several things. */
export type ValueScope = Exclude<SwitchScope, 'all' | 'pay' | 'sim' | 'feed'>

export function needsValue(scope: SwitchScope): scope is ValueScope {
  return scope in wording.form.values
}

/** The kind of the target and its name; for kinds with a single target, the kind alone. */
export function switchWords({ scope, value, value_name }: Target & Partial<SwitchRow>): string {
  const kind = wording.scopes[scope]
  if (!needsValue(scope)) return kind
  // The gateway returns pages by their title, and blocks in Chinese.
  const name = scope === 'block' && value_name ? said(value_name) : value_name
  return wording.what(kind, name || value)
}
