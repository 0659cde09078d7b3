import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  title: 'Fill in',
  about:
    'Put your own content in place of the samples of the template. Listed are the places that usually change, and samples that cannot be published as they are. Everything else can be changed on the page at any time.',
  progress: (done, all) => `${done} / ${all} changed`,
  changed: 'Changed',
  same: 'Not changed',
  place: (block) => `In “${block}”`,
  page: 'Page settings',
  done: 'All done, go to checks',
  goOn: 'Go to checks first',
  close: 'Close',
  closed: 'Closed. Open it again by “More”, “Fill in” at the top',
  none: 'There is nothing to fill in on this page. Click a block on the page to change it.',
}
