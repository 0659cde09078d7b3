import { CONVERSION_STEPS, studioOperations } from '@yingzao/contract/studio'
import type { Payload } from '../../../state/calls'
import { addressFilter } from '../../../ui/list/address-filter'
import { type DaysFilter, daysFields } from '../report-address'
import { spanOf } from '../span'

type Wanted = Payload<'reportFunnel'>

export type FunnelStep = (typeof CONVERSION_STEPS)[number]

/** What a funnel is made of. */
export interface FunnelFilter extends DaysFilter, Pick<Wanted, 'code' | 'channel' | 'container'> {
  /** With commas between. */
  steps?: string | undefined
  window_hours?: number | undefined
}

const USUAL_STEPS: readonly FunnelStep[] = ['lead', 'login', 'order', 'payment']
export const USUAL_HOURS = 24 * 7
/** Hours within which all has to be done. */
export const HOURS: readonly number[] = [1, 24, 24 * 7, 24 * 30, 24 * 90]

const { code, channel, container, steps, window_hours } = studioOperations.reportFunnel.request.shape

export const funnelAddress = addressFilter<FunnelFilter>({
  ...daysFields,
  code,
  channel,
  container,
  steps,
  window_hours,
})

/** The steps that were chosen, in the order in which they usually happen. */
export function stepsOf({ steps }: FunnelFilter): readonly FunnelStep[] {
  if (steps === undefined) return USUAL_STEPS
  const named = steps.split(',')
  return CONVERSION_STEPS.filter((step) => named.includes(step))
}

/** The filter with these steps; those that are usual leave no trace in the address. */
export function withSteps(chosen: readonly FunnelStep[]): Pick<FunnelFilter, 'steps'> {
  const text = CONVERSION_STEPS.filter((step) => chosen.includes(step)).join(',')
  return { steps: text === USUAL_STEPS.join(',') ? undefined : text }
}

/** What is asked for by a filter. */
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
