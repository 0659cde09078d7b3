import { createHash } from 'node:crypto'
import type { Operations } from '@yingzao/contract/server'
import type { SwitchScope } from '@yingzao/contract/studio'
import type { Orm, Transaction } from '../db/database'

/** Something that visitors do not get at this moment. */
export interface ActiveSwitch {
  switch_id: number
  scope: SwitchScope
  /** For a page: its current code. Empty where there is only one of the kind. */
  value: string
  /** For a product: the other name by which blocks refer to it. */
  mark: string | null
}

/** What is switched off. Whoever renders, answers or accepts something for visitors consults this. */
export interface SwitchReader {
  /** The current state in the database. */
  read(db?: Orm | Transaction): Promise<readonly ActiveSwitch[]>
  /** The state when last read: what a process uses while the database is unreachable. */
  known(): readonly ActiveSwitch[]
}

/** What can be stopped as a whole besides pages. */
export type StoppedService = 'pay' | 'sim' | 'feed'

/**
 * The calls that start something new with each. What has started continues: payments are registered, and orders can be
 * withdrawn.
 */
export const STOPPED_CALLS: { readonly [Id in keyof Operations]?: StoppedService } = {
  createOrder: 'pay',
  prepay: 'pay',
  simulateOrder: 'sim',
  competitionEnroll: 'sim',
  feedList: 'feed',
}

/** Whether calls of a kind are refused. */
export function isStopped(service: StoppedService, switches: readonly ActiveSwitch[]): boolean {
  return switches.some(({ scope }) => scope === service || scope === 'all')
}

/**
 * Returns the same text for the same switches: what was rendered under others is out of date. It does not reveal what
 * they are, as it appears in files. Empty: nothing is switched off.
 */
export function stampOf(switches: readonly ActiveSwitch[]): string {
  if (switches.length === 0) return ''
  const said = switches.map(({ switch_id, value, mark }) => [switch_id, value, mark])
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16)
}
