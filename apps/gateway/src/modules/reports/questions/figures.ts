import { setImmediate } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { dayAfter } from '../../../time/china-time'
import { pageAddresses } from '../../pages'
import { conversionDay, trafficDay } from '../report-tables'
import { howMany, noVisitors, type Registers } from '../sketch/registers'
import { takeStored } from '../sketch/stored-form'
import { figuresOf, NO_SUMS, type Sums } from './figures-of'
import { DIMENSIONS, type Dimension, type Measure, type Sliced, type Told, type Wanted } from './questions'
import { COLUMN, isOfGrain, isOfScope, isWholePage, type Scope, VALUE } from './scope'

/** The total, alongside the dimensions. */
const ALL = 'all'

/** Sketches that are united before others get their turn: each takes a few microseconds. */
const AT_ONCE = 500

interface SummedRow extends Sums {
  dimension: Dimension | typeof ALL
  value: string
  /** How many values its dimension has. */
  of: number
}

/** What came of a scope as a whole and by these dimensions, for each the values with the most views. */
export async function figuresBy<Asked extends Wanted>(
  orm: Orm,
  scope: Scope,
  by: Asked,
): Promise<Told<Asked>> {
  const rows = await sumsBy(orm, scope, by)
  const visitors = await visitorsBy(orm, scope, by, rows)
  const figures = (row: SummedRow) => figuresOf(row, howMany(visitors.get(keyOf(row)) ?? noVisitors()))
  const all = rows.find(({ dimension }) => dimension === ALL)
  const totals = all ? figures(all) : figuresOf(NO_SUMS, 0)
  const told = dimensionsOf(by).map((dimension): [Dimension, Sliced] => {
    const found = rows.filter((row) => row.dimension === dimension)
    const slices = found.map((row) => ({ value: row.value, ...figures(row) }))
    const left_off = (found[0]?.of ?? 0) - found.length
    return [dimension, dimension === 'day' ? everyDay(scope, slices) : { slices, left_off }]
  })
  return { totals, ...Object.fromEntries(told) } as Told<Asked>
}

/** How far a page has come, by one measure. */
export async function reached(orm: Orm, scope: Scope, measure: Measure): Promise<number> {
  const { totals } = await figuresBy(orm, scope, {})
  if (measure === 'views' || measure === 'visitors') return totals[measure]
  return measure === 'amount' ? totals.paid : totals.conversions[measure]
}

const dimensionsOf = (by: Wanted) => DIMENSIONS.filter((name) => by[name] !== undefined)
const keyOf = ({ dimension, value }: Pick<SummedRow, 'dimension' | 'value'>) => `${dimension} ${value}`

/** Days without counts get zeros. */
function everyDay({ from, to }: Scope, slices: Sliced['slices']): Sliced {
  const counted = new Map(slices.map((slice) => [slice.value, slice]))
  const days: Sliced['slices'] = []
  for (let day = from; day <= to; day = dayAfter(day))
    days.push(counted.get(day) ?? { value: day, ...figuresOf(NO_SUMS, 0) })
  return { slices: days, left_off: 0 }
}

/** The rows of a table of days, with the current code of their page where they are told apart by it. */
function rowsOf(table: typeof trafficDay | typeof conversionDay, by: Wanted): SQL {
  if (by.page === undefined) return sql`${table} AS d`
  const present = pageAddresses.presentCodes('p')
  return sql`(SELECT r.*, coalesce(${present.present}, r.page_code) AS present_code
    FROM ${table} AS r LEFT JOIN ${present} ON ${present.code} = r.page_code) AS d`
}

/** Adds up views, and what came of them, by each dimension at once. */
async function sumsBy(orm: Orm, scope: Scope, by: Wanted): Promise<SummedRow[]> {
  const dimensions = dimensionsOf(by)
  const sets = sql.join([sql`()`, ...dimensions.map((name) => sql`(${COLUMN[name]})`)], sql`, `)
  const choose = (none: SQL, of: (name: Dimension) => SQL) =>
    dimensions.length === 0
      ? none
      : sql`CASE ${sql.join(
          dimensions.map((name) => sql`WHEN GROUPING(${COLUMN[name]}) = 0 THEN ${of(name)}`),
          sql` `,
        )} ELSE ${none} END`
  const name = choose(sql`'all'`, (dimension) => sql.raw(`'${dimension}'`))
  const value = choose(sql`''`, (dimension) => VALUE[dimension])
  const most = sql.join(
    dimensions.map((dimension) => sql`WHEN ${sql.raw(`'${dimension}'`)} THEN ${by[dimension]}::int`),
    sql` `,
  )
  const { rows } = await orm.execute<SummedRow & Record<string, unknown>>(sql`
    WITH t AS (
      SELECT ${name} AS dimension, ${value} AS value, sum(views) AS views, sum(told) AS told, sum(seconds) AS seconds,
        sum(depth_sum) AS depth_sum, sum(depth_told) AS depth_told, sum(bounced) AS bounced
      FROM ${rowsOf(trafficDay, by)} WHERE ${isOfGrain(scope)} AND ${isOfScope(scope)} GROUP BY GROUPING SETS (${sets})
    ), c AS (
      SELECT ${name} AS dimension, ${value} AS value,
        ${sql.join(
          ['lead', 'login', 'join', 'enrol', 'order', 'payment'].map((kind) =>
            sql.raw(`coalesce(sum(count) FILTER (WHERE kind = '${kind}'), 0) AS "${kind}"`),
          ),
          sql`, `,
        )},
        coalesce(sum(amount) FILTER (WHERE kind = 'order'), 0) AS ordered,
        coalesce(sum(amount) FILTER (WHERE kind = 'payment'), 0) AS paid
      FROM ${rowsOf(conversionDay, by)} WHERE ${isOfScope(scope)} GROUP BY GROUPING SETS (${sets})
    ), placed AS (
      SELECT *, row_number() OVER (PARTITION BY dimension ORDER BY coalesce(views, 0) DESC, value COLLATE "C") AS place,
        count(*) OVER (PARTITION BY dimension) AS of
      FROM t FULL JOIN c USING (dimension, value)
    )
    SELECT dimension, value, of::int, ${sql.join(
      Object.keys(NO_SUMS).map((sum) => sql.raw(`coalesce("${sum}", 0)::float8 AS "${sum}"`)),
      sql`, `,
    )}
    FROM placed ${dimensions.length === 0 ? sql`` : sql`WHERE dimension = 'all' OR place <= CASE dimension ${most} END`}
    ORDER BY dimension, place`)
  return rows
}

/** Unites the visitors behind the views of each of these rows. */
async function visitorsBy(
  orm: Orm,
  scope: Scope,
  by: Wanted,
  rows: readonly SummedRow[],
): Promise<ReadonlyMap<string, Registers>> {
  const united: United = new Map(rows.map((row) => [keyOf(row), noVisitors()]))
  const dimensions = [...new Set(rows.map(({ dimension }) => dimension))]
  const isOfWhole = (name: (typeof dimensions)[number]) => name === ALL || name === 'day'
  if (!isWholePage(scope)) {
    await uniteRows(orm, { scope, by, grain: isOfGrain(scope), dimensions }, united)
    return united
  }
  // A page has hundreds of parts in a day, and one sketch for all of them.
  const whole = dimensions.filter(isOfWhole)
  await uniteRows(orm, { scope, by, grain: sql`grain = 'page'`, dimensions: whole }, united)
  const parts = dimensions.filter((name) => !isOfWhole(name))
  await uniteRows(orm, { scope, by, grain: isOfGrain(scope), dimensions: parts }, united)
  return united
}

type United = Map<string, Registers>

interface Uniting {
  scope: Scope
  by: Wanted
  /** The rows that are read. */
  grain: SQL
  dimensions: readonly (Dimension | typeof ALL)[]
}

async function uniteRows(
  orm: Orm,
  { scope, by, grain, dimensions }: Uniting,
  united: Readonly<United>,
): Promise<void> {
  if (dimensions.length === 0) return
  const values = sql.join(
    dimensions.map((name) =>
      name === ALL ? sql`'' AS "all"` : sql`${VALUE[name]} AS ${sql.identifier(name)}`,
    ),
    sql`, `,
  )
  const { rows: stored } = await orm.execute<Record<string, string> & { visitors: Buffer }>(sql`
    SELECT ${values}, visitors FROM ${rowsOf(trafficDay, by)} WHERE ${grain} AND ${isOfScope(scope)}`)
  for (const [index, row] of stored.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate()
    takeStored(
      dimensions.flatMap((dimension) => united.get(`${dimension} ${row[dimension]}`) ?? []),
      row.visitors,
    )
  }
}
