import type { SectionKind } from '@yingzao/contract/studio'
import { countOf } from '../../../ui/count-of'
import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

const kinds: Readonly<Record<SectionKind, string>> = {
  hero: 'Hero',
  benefits: 'Benefits',
  steps: 'Steps',
  teachers: 'Teachers',
  faq: 'FAQ',
  comparison: 'Comparison',
  price: 'Price',
  proof: 'Proof',
  agenda: 'Agenda',
  action: 'Action',
}

export const wording: Words<typeof chinese> = {
  title: 'Sections',
  search: 'Search sections, such as “price”',
  kinds,
  all: 'All',
  own: 'Ours',
  kindChoice: 'By purpose',
  insert: (title) => `Insert section “${title}”`,
  inserting: 'Inserting…',
  oneAtATime: 'Another section is still being inserted. Please try again in a moment.',
  inserted: (title) => `Section “${title}” is inserted`,
  asCopy: 'Insert a copy',
  copyHint: 'Each is changed by itself from then on',
  asLink: 'Insert linked',
  linkHint: 'Changes here whenever the section is updated',
  notLinkable:
    'A section made of several blocks side by side cannot be linked. Put them into one section first, then replace it with that.',
  linked: (title) => `Section “${title}” is inserted and linked`,
  pages: (count) => `Linked on ${countOf(count, 'page', 'pages')}`,
  none: (query) => `Nothing found for “${query}”`,
  noneText: 'Try other words, or look through all sections.',
  noOwn: 'No sections of our own yet',
  noOwnText:
    'Select blocks on a page, then click “Save as section” above. They can be inserted into any page from then on.',
  readOnly: 'You may view this page but not change it.',
  hint: 'Click to insert it after the selected section, or drag it onto the canvas',
  menu: (name) => `More actions for “${name}”`,
  by: (who, when) => `${who} · ${when}`,
  keep: {
    open: 'Save selection as section',
    title: 'Save as section',
    name: 'Name',
    nameHelp: 'At most 20 characters, such as “Summer intro”.',
    nameMissing: 'Enter a name.',
    kind: 'Purpose',
    save: 'Save as section',
    saved: (name) => `Saved as section “${name}”`,
    note: (count) =>
      `The selected ${count === 1 ? 'block is' : `${count} blocks are`} saved. Everybody in the team can insert the section into their pages: as a copy that is changed by itself, or linked, so that one change is made on all pages.`,
  },
  rename: {
    action: 'Change name or purpose',
    title: 'Change section',
    save: 'Save',
    saved: 'The section is changed',
  },
  replace: {
    action: 'Replace with selection',
    nothing: 'Select the blocks on the page first.',
  },
  remove: {
    action: 'Delete',
    title: (name) => `Delete section “${name}”?`,
    text: (pages) =>
      pages > 0
        ? `${countOf(pages, 'page links', 'pages link')} it. There it becomes a copy, which looks the same and can be changed by itself. Deleting cannot be undone.`
        : 'Pages that have used it stay as they are. Deleting cannot be undone.',
    ok: 'Delete',
    done: 'The section is deleted',
  },
}
