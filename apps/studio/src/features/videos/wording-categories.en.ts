import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording-categories'

export const wording: Words<typeof chinese> = {
  title: 'Lesson categories',
  about: 'Visitors see lessons by category. Categories without a published lesson do not show.',
  add: 'Add a category',
  none: 'No categories yet.',
  columns: { title: 'Category', position: 'Order', lessons: 'Lessons' },
  lessons: (lessons, out) => `${lessons}, ${out} published`,
  change: 'Edit',
  changeName: (title) => `Edit category ${title}`,
  changeTitle: 'Edit category',
  save: 'Save',
  id: 'Category ID',
  idHint:
    'Lesson blocks of pages list only this category by it, for example course. It cannot be changed once saved.',
  idForm: 'Enter letters, digits, _ or -, at most 64',
  idTaken: 'Another category has this ID. Please choose another one.',
  name: 'Name',
  missing: 'Required',
  position: 'Order',
  positionHint: 'Small numbers come first.',
  positionForm: 'Enter a whole number from 0 to 99999',
}
