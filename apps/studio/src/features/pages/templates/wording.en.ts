import type { TemplatePurpose } from '@yingzao/contract/studio'
import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

const purposes: Readonly<Record<TemplatePurpose, string>> = {
  acquire: 'Acquire',
  convert: 'Convert',
  event: 'Event',
  retain: 'Retain',
  notify: 'Notify',
}

export const wording: Words<typeof chinese> = {
  choose: 'Choose a template',
  search: 'Search templates',
  purposeChoice: 'By purpose',
  all: 'All',
  own: 'Our templates',
  ownMark: 'Ours',
  changed: (at, by) => `${at} · ${by}`,
  purposes,
  none: (query) => `Nothing found for “${query}”`,
  noneText: 'Try other words, or look at all templates.',
  whole: (title) => `The whole page of “${title}”`,
  wholeHint: 'Scroll to see the whole page. All pictures and words can be changed.',
  onPhone: 'Scan to see it on a phone',
  qr: 'QR code that opens this template on a phone',
  form: {
    name: 'Template name',
    nameHelp: 'What colleagues see among the templates; no two have the same',
    nameMissing: 'Enter a template name',
    purpose: 'Purpose',
    about: 'What it is for, in a sentence (optional)',
    aboutExample: 'For example: presents a course and takes registrations',
  },
  keep: {
    title: (page) => `Save “${page}” as a template`,
    about:
      'What is saved is the content of now; later changes of the page do not touch the template. Campaign window and statistics IDs are left out; countdowns and the like move with the day of use.',
    ways: 'Save as',
    asNew: 'A new template',
    inPlace: 'One that is there',
    which: 'Choose the template to replace',
    inPlaceHelp:
      'The content of the template becomes that of this page; its name and purpose stay. Pages already made of it do not change.',
    save: 'Save as template',
    replace: 'Replace',
    saved: (name) => `Saved as the template “${name}”. Choose it when you create a page.`,
    replaced: (name) => `The template “${name}” now has the content of this page`,
  },
  change: {
    action: 'Change name and purpose',
    named: (name) => `Change name and purpose of the template “${name}”`,
    title: (name) => `Change the template “${name}”`,
    ok: 'Save',
    done: 'Saved',
  },
  remove: {
    action: 'Delete',
    named: (name) => `Delete the template “${name}”`,
    title: (name) => `Delete the template “${name}”?`,
    text: 'It cannot be brought back. Pages already made of it do not change.',
    ok: 'Delete',
    done: 'Template deleted',
  },
}
