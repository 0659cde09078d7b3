import { createHash } from 'node:crypto'
import type { Operations } from '@yingzao/contract/server'
import type { SwitchScope } from '@yingzao/contract/studio'
import type { Orm, Transaction } from '../db/database'

/** Something that visitors do not get at this moment. */
export interface ActiveSwitch {
  switch_id: number
  scope: SwitchScope
  /** Of a page: its code of today. Empty where there is only one of the kind. */
  value: string
  /** Of a product: the other name by which blocks name it. */
  mark: string | null
}

/** What is switched off. Who draws, answers or takes something for visitors asks this. */
export interface SwitchReader {
  /** As the database has it now. */
  read(db?: Orm | Transaction): Promise<readonly ActiveSwitch[]>
  /** As it was when it was last read: what a process goes by while the database is away. */
  known(): readonly ActiveSwitch[]
}

/** What can be stopped as a whole beside pages. */
export type StoppedService = 'pay' | 'sim' | 'feed'

/** The calls that begin something new with each. What has begun goes on: who has paid is heard, and orders can be taken back. */
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
 * The same text for the same switches: what was drawn under others is out of date. It says nothing of what they are, as it
 * stands in files. Empty: nothing is switched off.
 */
export function stampOf(switches: readonly ActiveSwitch[]): string {
  if (switches.length === 0) return ''
  const said = switches.map(({ switch_id, value, mark }) => [switch_id, value, mark])
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16)
}
