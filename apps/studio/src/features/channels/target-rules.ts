import { hasHandset, problemOfQuery } from '@yingzao/contract/studio'
import { isTarget, type TargetValue } from './form-values'
import { wording } from './wording'

const words = wording.form

/** Holds a target against what there is, once it is to be stored: who has just chosen a kind has done nothing wrong. */
export const targetRule = {
  validateTrigger: 'onSubmit',
  validator: async (_rule: unknown, value: TargetValue | undefined) => {
    if (value === undefined || isTarget(value)) return
    throw new Error(value.kind === 'page' ? words.choosePage : words.routeForm)
  },
}

/** Holds what else a page is told against what its link says itself. */
export const queryRule = {
  validator: async (_rule: unknown, text: string | undefined) => {
    const query = (text ?? '').trim()
    const problem = problemOfQuery(query) ?? (hasHandset(query.replaceAll(':', ' ')) ? 'phone' : undefined)
    if (problem) throw new Error(words.queryForms[problem])
  },
}
