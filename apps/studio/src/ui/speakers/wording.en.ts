import type { Words } from '../words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  named: (name, number) => (number === '' ? name : `${name} ${number}`),
  choice: {
    find: 'Find by name or certificate number',
    none: 'Nobody found; you can add the speaker',
    add: 'Add a speaker',
  },
  form: {
    title: 'Add a speaker',
    about:
      'The certificate number has to be that of an adviser of the company. Leave it empty for others, who may give no investment advice when they speak.',
    staff: 'Staff number',
    staffForm: 'Enter a staff number, in digits only.',
    name: 'Name',
    number: 'Adviser certificate number',
    missing: 'This is required.',
    save: 'Add',
    saved: (name) => `${name} is added`,
    taken: 'Somebody has this staff number already. Find and choose them instead.',
    unknown: 'There is no such speaker, or they have left.',
  },
}
