import { type ExperimentMeasure, variantKeys } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'
import type { ExperimentDetail } from './experiment-rows'
import { wording } from './wording'

/** The form values of a version other than A. */
interface VariantValues {
  name: string
  page: string | undefined
  share: number | null
}

/** The form values of an experiment. */
export interface ExperimentValues {
  page: string | undefined
  name: string
  hypothesis: string
  measure: ExperimentMeasure
  block: string
  effect: number | null
  units: number | null
  nameOfA: string
  shareOfA: number | null
  others: VariantValues[]
}

const NEW: ExperimentValues = {
  page: undefined,
  name: '',
  hypothesis: '',
  measure: 'lead',
  block: '',
  effect: 20,
  units: 2_000,
  nameOfA: wording.form.nameOfA,
  shareOfA: 50,
  others: [{ name: '', page: undefined, share: 50 }],
}

/** The initial values of a new experiment, or those of an existing one. */
export function valuesOf(detail: ExperimentDetail | undefined): ExperimentValues {
  if (!detail) return NEW
  const { experiment, variants } = detail
  const [a, ...others] = variants
  return {
    page: experiment.page_code,
    name: experiment.name,
    hypothesis: experiment.hypothesis,
    measure: experiment.measure,
    block: experiment.block_id ?? '',
    effect: experiment.effect,
    units: experiment.planned_units,
    nameOfA: a?.name ?? '',
    shareOfA: a?.weight ?? null,
    others: others.map(({ name, page_code, weight }) => ({
      name,
      page: page_code ?? undefined,
      share: weight,
    })),
  }
}

/** The form has every required value by the time it is submitted. */
export function fieldsOf(values: ExperimentValues): Payload<'experimentCreate'> {
  return {
    page_code: values.page ?? '',
    name: values.name,
    hypothesis: values.hypothesis,
    measure: values.measure,
    block_id: values.measure === 'click' ? values.block.trim() : null,
    effect: values.effect ?? 0,
    planned_units: values.units ?? 0,
    variants: [
      { key: 'A', name: values.nameOfA, weight: values.shareOfA ?? 0, page_code: null },
      ...values.others.map(({ name, page, share }, at) => ({
        key: variantKeys[at + 1] ?? 'D',
        name,
        weight: share ?? 0,
        page_code: page ?? null,
      })),
    ],
  }
}

/** The share of visitors that all versions have together. */
export function totalShare({ shareOfA, others }: Pick<ExperimentValues, 'shareOfA' | 'others'>): number {
  return others.reduce((sum, { share }) => sum + (share ?? 0), shareOfA ?? 0)
}
