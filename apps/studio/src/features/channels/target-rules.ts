import { hasHandset, problemOfQuery } from '@yingzao/contract/studio'
import { isTarget, type TargetValue } from './form-values'
import { wording } from './wording'

const words = wording.form

/** Checks a target when it is about to be stored: somebody who has just chosen a kind has done nothing wrong. */
export const targetRule = {
  validateTrigger: 'onSubmit',
  validator: async (_rule: unknown, value: TargetValue | undefined) => {
    if (value === undefined || isTarget(value)) return
    throw new Error(value.kind === 'page' ? words.choosePage : words.routeForm)
  },
}

/** Checks the other parameters for the page against what the link itself sets. */
export const queryRule = {
  validator: async (_rule: unknown, text: string | undefined) => {
    const query = (text ?? '').trim()
    const problem = problemOfQuery(query) ?? (hasHandset(query.replaceAll(':', ' ')) ? 'phone' : undefined)
    if (problem) throw new Error(words.queryForms[problem])
  },
}
