import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { changesOf } from '../../../db/changes'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { checkedBy, type Refusals, refusal } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { findIndexes } from '../../market'
import { pageDocuments } from '../../pages'
import { findRules } from '../../targeting'
import { competition, type Prize } from '../contest-tables'
import { countPlayers } from '../contests/contest-store'
import { isContest } from './contests-list'

type Services = Pick<Context, 'config' | 'company' | 'db'>
type Input = StudioInput<StudioOperations['competitionSave']>
type Fields = Omit<Input, 'competition_id' | 'base_revision'>
type Answer = StudioResponse<StudioOperations['competitionSave']>

const NO_INDEX = refusal('没有这个基准指数，请重新选择，或者不选')

/** What the table's constraints and guards forbid, worded for whoever typed it: what is wrong, why, and what to do. */
const REFUSALS: Refusals = [
  ['competition_pkey', studioErrors.alreadyExists],
  ['competition_signup', refusal('报名截止要晚于报名开始，请修改报名时间')],
  ['competition_days', refusal('最后交易日不能早于首个交易日，请修改比赛日期')],
  ['competition_prizes', refusal('每个名次的奖品价值不能超过 50,000 元（反不正当竞争法），请调低价值')],
  ['competition_benchmark_instrument_code_fk', NO_INDEX],
  [
    'competition_terms_stay',
    refusal(
      '已有人报名，初始资金、佣金率、最低佣金和单只上限不能再改，以免规则前后不一。请改回原值后保存；要换规则请新建一届',
    ),
  ],
  [
    'competition_days_stay',
    refusal(
      '已有交易日结算，首个和最后交易日、基准指数、奖项不能再改，以免影响已公布的排名。请改回原值后保存；要调整请新建一届',
    ),
  ],
]

/**
 * Creates a contest, or changes one. Throws `conflict` where somebody else has changed it since, and `unusableDocument`
 * where a text breaks a rule of pages.
 */
export async function saveContest(
  ctx: Services,
  actor: Actor,
  { competition_id, base_revision, ...fields }: Input,
): Promise<Answer> {
  refuseWrongPrizes(fields.prizes)
  const { title, rules_text, prizes } = fields
  await pageDocuments.refuseFaultyTexts(ctx, [title, rules_text, ...prizes.map(({ name }) => name)])
  return ctx.db.orm.transaction(async (tx) =>
    base_revision === 0
      ? createContest(ctx, tx, actor, { competition_id, fields })
      : changeContest(ctx, tx, actor, { competition_id, base_revision, fields }),
  )
}

async function createContest(
  ctx: Services,
  tx: Transaction,
  actor: Actor,
  { competition_id, fields }: { competition_id: string; fields: Fields },
): Promise<Answer> {
  await refuseUnknown(tx, fields)
  await checkedBy(
    REFUSALS,
    tx
      .insert(competition)
      .values({ competition_id, ...asStored(fields) })
      .execute(),
  )
  await appendAudit(ctx, tx, actor, {
    action: 'competition.create',
    subject: `competition:${competition_id}`,
    after: fields,
  })
  return { revision: 1 }
}

async function changeContest(
  ctx: Services,
  tx: Transaction,
  actor: Actor,
  {
    competition_id,
    base_revision,
    fields,
  }: { competition_id: string; base_revision: number; fields: Fields },
): Promise<Answer> {
  const row = await lockUnchanged(tx, competition_id, base_revision)
  const [before, after] = [asSent(row), asSent(asStored(fields))]
  const changes = changesOf(before, after)
  if (changes.names.length === 0) return { revision: base_revision }
  await refuseUnknown(tx, after, before)
  await refuseTooFewPlaces(tx, competition_id, after)
  const revision = base_revision + 1
  await checkedBy(
    REFUSALS,
    tx
      .update(competition)
      // Unchanged fields are not written: times are stored with more precision than they are sent.
      .set({ ...only(changes.names, asStored(fields)), revision, updated_at: sql`now()` })
      .where(isContest(competition_id))
      .execute(),
  )
  await appendAudit(ctx, tx, actor, {
    action: 'competition.change',
    subject: `competition:${competition_id}`,
    before: changes.before,
    after: changes.after,
  })
  return { revision }
}

/**
 * Locks a contest that nobody has changed since, so that nobody signs up and no day begins to be settled: whatever
 * either has fixed is visible to the table's guards by the time of the write. Throws `notFound` and `conflict`.
 */
export async function lockUnchanged(tx: Transaction, competition_id: string, base_revision: number) {
  const [row] = await tx.select().from(competition).where(isContest(competition_id)).for('update')
  if (!row) throw new AppError(studioErrors.notFound)
  if (row.revision !== base_revision) throw new AppError(studioErrors.conflict)
  return row
}

/** Every place has one prize, or none. */
function refuseWrongPrizes(prizes: readonly Prize[]): void {
  let until = 0
  for (const prize of prizes.toSorted((one, other) => one.from_rank - other.from_rank)) {
    if (prize.until_rank < prize.from_rank)
      throw new AppError(refusal(`奖项“${prize.name}”的名次填反了，请把较小的名次填在前面`))
    if (prize.from_rank <= until)
      throw new AppError(refusal(`奖项“${prize.name}”与另一个奖项都有第 ${prize.from_rank} 名，请错开名次`))
    until = prize.until_rank
  }
}

/** Refuses what no foreign key guards. An unchanged value stays, whatever has become of it since. */
async function refuseUnknown(
  tx: Transaction,
  { view_rule_id, benchmark }: Pick<Fields, 'view_rule_id' | 'benchmark'>,
  before?: Pick<Fields, 'view_rule_id' | 'benchmark'>,
): Promise<void> {
  if (view_rule_id !== null && view_rule_id !== before?.view_rule_id) {
    const rules = await findRules(tx)
    if (!rules.some(({ rule_id }) => rule_id === view_rule_id))
      throw new AppError(refusal('没有这条人群规则，请重新选择“实时看持仓”的人群'))
  }
  if (benchmark !== null && benchmark !== before?.benchmark) {
    const indexes = await findIndexes(tx)
    if (!indexes.some(({ code }) => code === benchmark)) throw new AppError(NO_INDEX)
  }
}

async function refuseTooFewPlaces(
  tx: Transaction,
  competition_id: string,
  { places }: Pick<Fields, 'places'>,
): Promise<void> {
  if (places === null) return
  const players = await countPlayers(tx, competition_id)
  if (places < players)
    throw new AppError(
      refusal(`已有 ${players} 人报名，名额不能更少，请填写不小于 ${players} 的数，或者不填`),
    )
}

const only = <All extends object>(names: readonly (keyof All)[], all: All): Partial<All> =>
  Object.fromEntries(names.map((name) => [name, all[name]])) as Partial<All>

function asStored({ signup_start, signup_end, view_rule_id, group_id, ...fields }: Fields) {
  return {
    ...fields,
    signup_start: new Date(signup_start),
    signup_end: new Date(signup_end),
    view_rule_id: view_rule_id ?? '',
    group_id: group_id ?? '',
  }
}

/** In the form that a member sends, so that two can be compared however the same time was written. */
function asSent(contest: Omit<ReturnType<typeof asStored>, 'prizes'> & { prizes: readonly Prize[] }): Fields {
  return {
    title: contest.title,
    signup_start: contest.signup_start.toISOString(),
    signup_end: contest.signup_end.toISOString(),
    start_day: contest.start_day,
    end_day: contest.end_day,
    initial_fund: contest.initial_fund,
    places: contest.places,
    benchmark: contest.benchmark,
    prizes: contest.prizes.map(({ from_rank, until_rank, name, value, image }) => ({
      from_rank,
      until_rank,
      name,
      value,
      image,
    })),
    rules_text: contest.rules_text,
    view_rule_id: contest.view_rule_id || null,
    group_id: contest.group_id || null,
    commission_rate: contest.commission_rate,
    commission_min: contest.commission_min,
    most_percent: contest.most_percent,
  }
}
