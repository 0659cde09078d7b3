import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  title: 'Posters',
  add: 'Add a poster',
  none: 'No posters yet. Choose pictures from the library, and visitors see them on the page of the tour.',
  noneToRead: 'No posters yet.',
  ofTour: 'Whole tour',
  noLink: 'No link',
  change: 'Edit',
  changeName: (title) => `Edit poster ${title}`,
  remove: 'Remove',
  removeName: (title) => `Remove poster ${title}`,
  most: (most) => `At most ${most} posters`,
  form: {
    addTitle: 'Add a poster',
    changeTitle: 'Edit poster',
    image: 'Picture',
    imageMissing: 'Choose a picture',
    title: 'Title',
    city: 'City',
    cityHint: 'None: it belongs to the whole tour.',
    link: 'Link',
    linkHint: 'What a tap on the poster opens. May be empty.',
    missing: 'Required',
    take: 'OK',
  },
}
