import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  old: 'Current password',
  oldMissing: 'Enter your current password',
  oldWrong: 'The current password is not right',
  fresh: 'New password',
  freshMissing: 'Enter a new password',
  rule: 'At least 10 characters. A few words that have nothing to do with each other are safer than odd signs, and easier to remember.',
  tooShort: 'At least 10 characters',
  again: 'New password again',
  againMissing: 'Enter the new password again',
  differ: 'The two passwords differ',
}
