import { CONVERSION_STEPS, studioOperations } from '@yingzao/contract/studio'
import type { Payload } from '../../../state/calls'
import { addressFilter } from '../../../ui/list/address-filter'
import { type DaysFilter, daysFields, wordOf } from '../report-address'
import { spanOf } from '../span'

type Wanted = Payload<'reportFunnel'>

export type FunnelStep = (typeof CONVERSION_STEPS)[number]

/** The parameters of a funnel. */
export interface FunnelFilter extends DaysFilter, Pick<Wanted, 'code' | 'channel' | 'container'> {
  /** Separated by commas. */
  steps?: string | undefined
  window_hours?: number | undefined
  /** What is compared. Undefined: nothing, all of it is one. */
  by?: FunnelBy | undefined
  /** Which of these, separated by commas. */
  beside?: string | undefined
}

/** What funnels can be compared by: versions of a page, or the variants that visitors of an experiment got. */
export const FUNNEL_BY = ['version', 'variant'] as const
type FunnelBy = (typeof FUNNEL_BY)[number]

/** No screen has room for more side by side. */
export const MOST_BESIDE = 4

const USUAL_STEPS: readonly FunnelStep[] = ['lead', 'login', 'order', 'payment']
export const USUAL_HOURS = 24 * 7
/** The hours within which all steps have to be done. */
export const HOURS: readonly number[] = [1, 24, 24 * 7, 24 * 30, 24 * 90]

/** Versions, or variants such as `12.B`. */
const BESIDE = new RegExp(`^\\d{1,15}(\\.[A-D])?(,\\d{1,15}(\\.[A-D])?){0,${MOST_BESIDE - 1}}$`)
const beside = {
  safeParse: (text: unknown) => ({ success: typeof text === 'string' && BESIDE.test(text), data: text }),
}

const { code, channel, container, steps, window_hours } = studioOperations.reportFunnel.request.shape

export const funnelAddress = addressFilter<FunnelFilter>({
  ...daysFields,
  code,
  channel,
  container,
  steps,
  window_hours,
  by: wordOf(FUNNEL_BY),
  beside,
})

/** The steps that were chosen, in the order in which they usually happen. */
export function stepsOf({ steps }: FunnelFilter): readonly FunnelStep[] {
  if (steps === undefined) return USUAL_STEPS
  const named = steps.split(',')
  return CONVERSION_STEPS.filter((step) => named.includes(step))
}

/** The filter with these steps; the default ones leave no trace in the URL. */
export function withSteps(chosen: readonly FunnelStep[]): Pick<FunnelFilter, 'steps'> {
  const text = CONVERSION_STEPS.filter((step) => chosen.includes(step)).join(',')
  return { steps: text === USUAL_STEPS.join(',') ? undefined : text }
}

/** What is compared: nothing without a page, as then there are no versions. */
export function besideOf({ code, by, beside }: FunnelFilter): readonly string[] {
  if (code === undefined || by === undefined || beside === undefined) return []
  return beside.split(',').filter((value) => value.includes('.') === (by === 'variant'))
}

/** The request for one of those. */
export function besideWanted(filter: FunnelFilter, value: string, today: string): Wanted {
  const wanted = funnelWanted(filter, today)
  return filter.by === 'version' ? { ...wanted, version: Number(value) } : { ...wanted, variant: value }
}

/** The request for a filter. */
export function funnelWanted(filter: FunnelFilter, today: string): Wanted {
  const { code, channel, container, window_hours = USUAL_HOURS } = filter
  return {
    ...spanOf(filter, today),
    ...(code !== undefined && { code }),
    ...(channel !== undefined && { channel }),
    ...(container !== undefined && { container }),
    steps: stepsOf(filter).join(','),
    window_hours,
  }
}
