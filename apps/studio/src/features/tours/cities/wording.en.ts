import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

const lights = (count: string) => `${count} ${count === '1' ? 'light' : 'lights'}`

export const wording: Words<typeof chinese> = {
  title: 'Cities',
  add: 'Add a city',
  none: 'No cities yet. Once there are some, visitors can light them up, and you can add talks.',
  noneToRead: 'No cities yet.',
  lit: (count) => `${lights(count)}, lit up`,
  unlit: (count, missing) => `${lights(count)}, ${missing} more to light it up`,
  speeches: (count) => `${count} ${count === 1 ? 'talk' : 'talks'}`,
  isNew: 'Talks can be added once it is saved',
  rename: 'Rename',
  renameName: (name) => `Rename ${name}`,
  remove: 'Remove',
  removeName: (name) => `Remove ${name}`,
  used: 'Has talks, posters or lights and cannot be removed',
  inUse:
    'Not saved: a city that you remove has just got talks, posters or lights. Discard your changes and make them again.',
  most: (most) => `At most ${most} cities`,
  form: {
    addTitle: 'Add a city',
    renameTitle: 'Rename city',
    id: 'City ID',
    idHint: 'For example hangzhou. It cannot be changed once saved.',
    idForm: 'Enter letters, digits, _ or -, at most 64',
    name: 'Name',
    missing: 'Required',
    idTaken: 'Another city has this ID. Please choose another one.',
    nameTaken: 'This city is there already',
    take: 'OK',
  },
}
