import type { ConditionKind, ConditionOf, OperationInput, Operations } from '@yingzao/contract/server'
import type { RuleUseKind } from '@yingzao/contract/studio'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { KeptDays } from '../config/kept-days'
import type { Context } from '../context'
import type { DataKind } from '../data/data-kind'
import type { Transaction } from '../db/database'
import type { Outside } from '../integrations'
import type { JobData, JobName, JobTiming } from '../jobs/job'

/** How long the rows of a table are kept. Evidence has no rule: it is deleted when somebody is erased, or never. */
export interface RetentionRule {
  table: PgTable
  /** The time from which a row's age counts. Where a table may be large, an index begins with it. */
  since: AnyPgColumn
  /** In days; younger rows are never deleted. */
  days(kept: KeptDays): number
  /** The table is partitioned by month; a partition is dropped as a whole once none of its rows can be younger. */
  byMonth?: true
}

/**
 * A table that a stranger can make grow: somebody who is not logged in, or has just logged in with a phone of their
 * own. A test makes all calls that anybody can make, and finds by their rows the tables that no module declares.
 */
interface GrowingTable {
  table: PgTable | 'pgboss.job'
  /** What bounds how fast it grows. */
  limit: string
  /** When its rows are deleted, where no rule of `retention` covers them. */
  goes?: string
}

/** What becomes of somebody's rows when they have themselves erased. */
interface PersonalTable {
  table: PgTable
  /** `delete` the rows, or only `unlink` them from their person, or `keep` them as they are. */
  fate: 'delete' | 'unlink' | 'keep'
  /** Why not all of it is deleted. */
  why?: string
}

/** Who is erased: as somebody logged in, and as whoever holds the phone. */
export interface Person {
  uid: number
  handset_hash: string
}

/** Removes a visitor from rows that stay, and from what is counted. Runs before any row is deleted. */
type EmptyRows = (tx: Transaction, person: Person) => Promise<void>

/**
 * By subject kind in the audit log (`page` of `page:etf-course`): the query for its current name, from what follows the
 * colon. The query may find nothing.
 */
export type SubjectNames = Readonly<Record<string, (key: SQL) => SQL>>

/**
 * By kind of a rule's condition: the query for those who fulfil it, as one column `uid`, which may contain somebody
 * twice. It is embedded in larger ones that ask about one visitor or all.
 */
export type RuleConditions = {
  [Kind in ConditionKind]?: (asked: ConditionOf<Kind>) => SQL
}

/** The query for where rules are used: `rule_id`, `kind`, `id` and `name` of each use. */
export type RuleUses = SQL<{ rule_id: string; kind: RuleUseKind; id: string; name: string }>

/** What one can have a ticket for, or be reminded of. */
export type OccasionKind = 'speech' | 'openday' | 'live'

/** An event at a time and a place, as shown by tickets, calendars and reminders. */
export type Occasion = {
  occasion_id: string
  title: string
  begins_at: Date
  ends_at: Date
  /** Venue and address; empty: nowhere in particular. */
  place: string
  /** The page or address where it is seen; empty: none. */
  url: string
  /** Grows with every change, so that calendars recognise an update. */
  revision: number
  is_cancelled: boolean
}

/**
 * By kind: the query for all occasions of a module, one column for each field of `Occasion`. It is embedded in larger
 * ones that ask for a few of them.
 */
export type Occasions = { readonly [Kind in OccasionKind]?: SQL<Occasion> }

/** Who has just registered, and by whose link, as reported by the page. */
interface Registered {
  uid: number
  handset: string
  share_code: string | undefined
}

/** Runs what belongs to a registration, in its transaction. True: their inviter is now known. It refuses nobody. */
export type OnRegister = (
  ctx: Pick<Context, 'config'>,
  tx: Transaction,
  registered: Registered,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
) => Promise<boolean>

/**
 * Records that somebody has logged in, in its transaction. `proof`: the message whose code showed that the phone is
 * theirs.
 */
type OnLogin = (
  tx: Transaction,
  login: { uid: number; isNew: boolean; proof: number },
  request: Pick<FastifyRequest, 'headers'>,
) => Promise<void>

/**
 * By call id: what it returns for nobody in particular, for the server to render into pages. It must not depend on who
 * asks or when, and change only where `announceAnswers` says so.
 */
export type PageAnswering = {
  [Id in keyof Operations]?: (ctx: Context, input: OperationInput<Operations[Id]>) => Promise<object>
}

/** By the code of a fixed route with a parameter: whether what its address names exists. */
export type RouteSubjects = Readonly<
  Record<string, (ctx: Pick<Context, 'db'>, params: Readonly<Record<string, string>>) => Promise<boolean>>
>

/** What all modules declare together, for those modules that act on it. */
export interface Declared {
  retention: readonly RetentionRule[]
  growing: readonly GrowingTable[]
  /** In the order in which rows may be deleted: referencing rows before those they reference. */
  personal: readonly PersonalTable[]
  /** In the same order. */
  empty: readonly EmptyRows[]
  subjects: SubjectNames
  conditions: RuleConditions
  ruleUses: readonly RuleUses[]
  registered: readonly OnRegister[]
  loggedIn: readonly OnLogin[]
  occasions: Occasions
  pageAnswers: PageAnswering
  routeSubjects: RouteSubjects
}

/** What a module may use besides the context. */
export interface ModuleParts {
  /** Other systems, behind ports. */
  outside: Outside
  declared: Declared
}

/** A kind of job, and who does its work. */
interface ModuleJob<Name extends JobName = JobName> extends JobTiming {
  name: Name
  /** Called once for each job runner; what it returns does the work. A job may run twice. */
  worker(ctx: Context, declared: Declared): (data: JobData[Name]) => Promise<void>
}

/** Everything a module provides, in one place. The gateway's lists are built from it. */
export interface GatewayModule {
  /** The name of its folder. */
  name: string
  /** What its `*-tables.ts` exports. A table belongs to one module. */
  tables?: Readonly<Record<string, unknown>>
  /** What operators may import. */
  dataKinds?: readonly DataKind[]
  jobs?: readonly ModuleJob[]
  retention?: readonly RetentionRule[]
  growing?: readonly GrowingTable[]
  /**
   * Tables that hold data about a visitor. A test compares it with the columns: every table with a uid or a phone is
   * here.
   */
  personal?: readonly PersonalTable[]
  /** What erasing does to rows that are kept, where it is more than to unlink them. */
  empty?: EmptyRows
  /** What the audit log calls this module's objects. */
  subjects?: SubjectNames
  conditions?: RuleConditions
  ruleUses?: RuleUses
  registered?: OnRegister
  loggedIn?: OnLogin
  occasions?: Occasions
  pageAnswers?: PageAnswering
  routeSubjects?: RouteSubjects
  /** Creates what other modules use while they begin to serve. Runs for all modules before any of them serves. */
  open?(app: FastifyInstance, ctx: Context, declared: Declared): void | Promise<void>
  /**
   * Adds what a first start has to show and no data file can express, to a store that is only for trying things out.
   * Runs once pages are published and before there is traffic, at each start and in one process at a time: what exists
   * stays.
   */
  demo?(app: FastifyInstance, ctx: Context, parts: ModuleParts): Promise<void>
  /** Enqueues what is to be done at each start, once there is a database and the store is prepared. */
  begin?(ctx: Context): Promise<void>
  /** Serves its calls and addresses. The database may still be unreachable. */
  serve?(app: FastifyInstance, ctx: Context, parts: ModuleParts): void | Promise<void>
}

/** Declares what a module provides. `npm run generate` enters it into the list of all modules. */
export function defineModule(module: GatewayModule): GatewayModule {
  return module
}

/** Declares a kind of job, keeping the type of its data. */
export function moduleJob<Name extends JobName>(job: ModuleJob<Name>): ModuleJob {
  // The runner gives `worker` only what was enqueued under the name of the same job.
  return job as unknown as ModuleJob
}

/** As long as the logs of who used the network have to be kept. */
export const networkLog = ({ networkLogs }: KeptDays): number => networkLogs

/** As long as the logs of text messages have to be kept. */
export const messageLog = ({ messageLogs }: KeptDays): number => messageLogs

/** The limit of a table where each row requires a code sent by text message. */
export const oncePerCode = 'one for a code by text message, of which SMS_PER_HOUR bounds all'

/** When evidence is deleted. */
export const asEvidence = 'evidence: stays until the visitor is erased, or longer'
