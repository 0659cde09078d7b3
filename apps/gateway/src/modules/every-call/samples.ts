import type { Operations } from '@yingzao/contract/server'
import type { StudioOperations } from '@yingzao/contract/studio'
import type { SealedHandset } from '../../pii/sealed-handset'
import type { TestGateway } from '../testing/start-test-gateway'

export type Fields = Record<string, unknown>

/** The gateway that a call is made in. */
export interface SampleGateway extends TestGateway {
  /** A phone that is new here. The same ones in the same order in every gateway, so that two can be compared. */
  nextHandset(): string
}

/** How to make a call so that it does its actual work, in the gateway of `openEveryCall`. */
export interface SampleCall {
  /** What Ann sends. A function creates what can be used only once, such as a code from a text message. */
  fields: Fields | ((gateway: SampleGateway) => Fields | Promise<Fields>)
  /** The code of the response to her; 1 by default. */
  code?: number
  /** What else is documented: these fields instead, above all unknown ids, and their code. */
  instead?: readonly (readonly [fields: Fields, code: number])[]
}

/** One of the two visitors, who is given rows. */
export interface SamplePerson {
  uid: number
  name: 'ann' | 'ben'
  /** The name in Chinese. */
  word: string
  /** Their phone as a row of this table stores it. */
  phoneIn(table: string): SealedHandset
}

/** Rows of a table that are deleted by a retention rule. */
export interface KeptRows {
  /** How long they are kept where network logs are kept for 200 days and logs of messages for 190. */
  days: number
  /** Adds a row whose age counts from the moment $1. $2 is a number that no other row has, $3 a visitor's uid. */
  insert: string
}

/** How the calls of a module are made in tests that apply to all calls, and rows for them. */
export interface ModuleSamples {
  visitors?: Partial<Record<keyof Operations, SampleCall>>
  /** What a member with all permissions sends, so that a call gets as far as the rows that it is about. */
  members?: Partial<Record<keyof StudioOperations, Fields>>
  /** Statements for what everybody may find. */
  rows?: string
  /** Statements for what belongs to a visitor: one of each kind of thing that a visitor can have. */
  rowsOf?(person: SamplePerson): string
  /** Finds, as `id`, what identifies a visitor's rows and is told to nobody else: ids that the database generates. */
  idsOf?(person: SamplePerson): string
  /** What identifies a visitor's rows but may be known: ids that the samples assign. */
  namesOf?(person: SamplePerson): readonly (string | number)[]
  /** Texts that occur in replies to this visitor and to nobody else. */
  secretsOf?(person: SamplePerson): readonly string[]
  /** By table: every one for which the module has a retention rule. */
  kept?: Readonly<Record<string, KeptRows>>
}

/** Declares the samples of a module, in its `testing/samples.ts`, where `npm run generate` finds them. */
export function defineSamples(samples: ModuleSamples): ModuleSamples {
  return samples
}
