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

/** How a call is made so that it reaches what it is for, in the gateway of `openEveryCall`. */
export interface SampleCall {
  /** What Ann sends. A function makes what is good for once, such as a code from a text message. */
  fields: Fields | ((gateway: SampleGateway) => Fields | Promise<Fields>)
  /** What she is answered; 1 unless told. */
  code?: number
  /** What else is documented: these fields instead, ids that nobody knows above all, and their code. */
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

/** Rows of a table that go by a retention rule. */
export interface KeptRows {
  /** How long they are kept where network logs are kept for 200 days and logs of messages for 190. */
  days: number
  /** Adds a row, so old that it counts from the moment $1. $2 is a number that no other row has, $3 the uid of a visitor. */
  insert: string
}

/** How the calls of a module are made in tests that hold all calls to the same, and rows for them. */
export interface ModuleSamples {
  visitors?: Partial<Record<keyof Operations, SampleCall>>
  /** What a member sends, who may do everything, so that a call gets as far as the rows that it is about. */
  members?: Partial<Record<keyof StudioOperations, Fields>>
  /** Statements for what everybody may find. */
  rows?: string
  /** Statements for what belongs to a visitor: something of every kind that a visitor can have. */
  rowsOf?(person: SamplePerson): string
  /** Finds, as `id`, what stands for the rows of a visitor and nobody else is told: ids that the database makes. */
  idsOf?(person: SamplePerson): string
  /** What stands for the rows of a visitor and may be known: ids that the samples give. */
  namesOf?(person: SamplePerson): readonly (string | number)[]
  /** Texts that stand in replies to this visitor and to nobody else. */
  secretsOf?(person: SamplePerson): readonly string[]
  /** By table: every one for which the module has a retention rule. */
  kept?: Readonly<Record<string, KeptRows>>
}

/** Declares the samples of a module, in its `testing/samples.ts`, where `npm run generate` finds them. */
export function defineSamples(samples: ModuleSamples): ModuleSamples {
  return samples
}
