import { type StudioOperations, type StudioResponse, studioErrors } from '@yingzao/contract/studio'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { pageAddresses } from '../../pages'
import { findVariants, type VariantRow } from '../console/experiment-rows'
import { experiment } from '../experiment-tables'
import { chanceOfRatio, isRatioMismatch } from '../statistics/ratio-mismatch'
import { countUnits, findEpochs, type VariantCount } from './count-units'
import { compareFinal, compareRunning } from './judge-epoch'

type Result = StudioResponse<StudioOperations['experimentResult']>
type Epoch = Result['epochs'][number]
type Planned = Pick<typeof experiment.$inferSelect, 'alpha' | 'planned_units'>

/** The result of an experiment, newest epoch first. Throws `notFound`. */
export async function experimentResult({ db }: Pick<Context, 'db'>, experiment_id: number): Promise<Result> {
  const [row] = await db.orm.select().from(experiment).where(eq(experiment.experiment_id, experiment_id))
  if (!row) throw new AppError(studioErrors.notFound)
  // A four-byte column stores 0.05 slightly off.
  const planned = { alpha: Math.round(row.alpha * 1e6) / 1e6, planned_units: row.planned_units }
  if (row.started_at === null) return { ...planned, epochs: [] }
  const variants = await findVariants(db.orm, experiment_id)
  const counts = await countUnits(db.orm, {
    ...row,
    started_at: row.started_at,
    page_codes: await pageAddresses.codesOf(db.orm, row.page_code),
  })
  const epochs = await findEpochs(db.orm, experiment_id)
  const told = epochs.map(({ epoch, page_version, started_at }, at) => ({
    epoch,
    page_version,
    started_at: started_at.toISOString(),
    ended_at: (epochs[at + 1]?.started_at ?? row.ended_at)?.toISOString() ?? null,
    ...judge(
      planned,
      variants,
      counts.filter((count) => count.epoch === epoch),
    ),
  }))
  return { ...planned, epochs: told.reverse() }
}

const NOBODY = { units: 0, converted: 0, first_units: 0, first_converted: 0 }

function judge(
  { alpha, planned_units }: Planned,
  variants: readonly VariantRow[],
  counts: readonly VariantCount[],
): Pick<Epoch, 'is_complete' | 'is_mismatched' | 'ratio_chance' | 'variants'> {
  const counted = variants.map((variant) => ({
    ...variant,
    ...(counts.find((count) => count.variant === variant.key) ?? NOBODY),
  }))
  const units = counted.map((one) => one.units)
  const weights = counted.map((one) => one.weight)
  const is_complete = units.every((one) => one >= planned_units)
  const is_mismatched = isRatioMismatch(units, weights)
  const tallies = counted.map((one) =>
    is_complete ? { units: one.first_units, converted: one.first_converted } : one,
  )
  const [a, ...others] = tallies
  const compared = a ? (is_complete ? compareFinal : compareRunning)(a, others, alpha) : []
  return {
    is_complete,
    is_mismatched,
    ratio_chance: units.some((one) => one > 0) ? chanceOfRatio(units, weights) : null,
    variants: counted.map(({ key, name, weight, units, converted }, at) => ({
      key,
      name,
      weight,
      units,
      converted: is_mismatched ? null : converted,
      rate: is_mismatched || units === 0 ? null : converted / units,
      compared: is_mismatched ? null : (compared[at - 1] ?? null),
    })),
  }
}
