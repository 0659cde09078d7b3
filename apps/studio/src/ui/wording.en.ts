import { countOf } from './count-of'
import type { wording as chinese } from './wording'
import type { Words } from './words'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const wording: Words<typeof chinese> = {
  brand: 'Yingzao',
  place: 'Studio',
  loading: 'Loading…',
  retry: 'Try again',
  goHome: 'Go to the start',
  search: 'Search',
  unknown: 'Something went wrong. Please try again; if it happens again, tell an administrator.',
  reasonMissing: 'Write a reason of at least 2 characters.',
  tooLong: (most) => `At most ${countOf(most, 'character', 'characters')}. Please shorten it.`,
  thumbnail: (title) => `Thumbnail of ${title}`,
  shareCard: 'As it looks in WeChat',
  shareNoTitle: 'No title yet',
  shareNoDesc: 'No description yet',
  dataFile: {
    drop: 'Drag a CSV file here, or click to choose one',
    other: 'Click or drag to take another file',
    empty: 'The file is empty. Please take another.',
    tooLarge: (kilobytes) => `The file is larger than ${kilobytes} KB. Please split it into several.`,
  },
  picker: {
    weekdays: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
    month: (month) => MONTHS[month - 1] ?? String(month),
  },
  lose: {
    title: 'Discard changes?',
    text: 'Changes that are not saved will be lost.',
    go: 'Discard',
    stay: 'Keep editing',
  },
  missing: {
    title: 'There is no such page',
    text: 'The address may be wrong, or what was here has moved.',
  },
}
