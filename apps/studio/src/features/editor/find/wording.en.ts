import { countOf } from '../../../ui/count-of'
import { inList } from '../../../ui/joined'
import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  title: 'Find',
  words: 'Find text',
  by: 'Replace with',
  matchesCase: 'Match case',
  hint: 'Searches all text of the page: titles, body, buttons and share cards, in popups and tabs as well.',
  none: (words) => `“${words}” is not on the page`,
  noneText: 'Try fewer words. Text that is partly bold or linked has to be searched part by part.',
  imported: (kinds) =>
    `The text of ${inList(kinds.map((kind) => `“${kind}”`))} comes from imported data and is not searched here. Change it in the data file and import that again.`,
  found: (places, texts) =>
    `Found ${countOf(places, 'place', 'places')} in ${countOf(texts, 'text', 'texts')}`,
  list: 'Places found',
  page: 'Page settings',
  goTo: (where) => `Go to ${where}`,
  replace: 'Replace',
  replaceAt: (where) => `Replace this one in ${where}`,
  replaceAll: (places) => `Replace all (${countOf(places, 'place', 'places')})`,
  removeAll: (places) => `Delete all (${countOf(places, 'place', 'places')})`,
  replaceStep: (words, by) => `Replace “${words}” with “${by}”`,
  removeStep: (words) => `Delete “${words}”`,
  replaced: (places) => `Replaced in ${countOf(places, 'place', 'places')}`,
  refused: (titles) =>
    `${countOf(titles.length, 'text was', 'texts were')} not replaced: the outcome would be too long, empty or not as required (${inList(titles.slice(0, 3))}${titles.length > 3 ? ' and more' : ''}). Please change each by hand.`,
}
