import type { Words } from '../../../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  title: 'Colleagues on this page',
  editing: (name) => `${name} is editing`,
  viewing: (name) => `${name} is viewing`,
  several: (name, count) => `${name} and ${count - 1} more are here`,
}
