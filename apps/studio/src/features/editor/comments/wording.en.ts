import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  block: (title, text) => (text === '' ? title : `${title} ${text}`),
}
