import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  isThis: 'This device',
  details: (ip, since, seen) => `${ip} · logged in ${since} · last active ${seen}`,
  end: 'End',
  endNamed: (device) => `End the login on ${device}`,
  ended: 'Login ended',
  none: 'No logins.',
}
