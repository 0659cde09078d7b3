import type {
  ExperimentEnding,
  ExperimentMeasure,
  ExperimentState,
  ExperimentVerdict,
} from '@yingzao/contract/studio'
import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

const states: Readonly<Record<ExperimentState, string>> = {
  draft: 'Not started',
  running: 'Running',
  ended: 'Ended',
}

const measures: Readonly<Record<ExperimentMeasure, string>> = {
  lead: 'Leads',
  order: 'Orders',
  payment: 'Payments',
  join: 'Joining a group',
  enrol: 'Enrolments',
  click: 'Taps on a block',
}

const endings: Readonly<Record<ExperimentEnding, string>> = {
  decided: 'A version was chosen',
  stopped: 'Stopped',
  page_changed: 'Ended by itself, as prices, agreements or risk notes of the page changed',
}

const verdicts: Readonly<Record<ExperimentVerdict, string>> = {
  better: 'Better than A',
  worse: 'Worse than A',
  open: 'No difference seen yet',
  too_few: 'Too few people',
}

export const wording: Words<typeof chinese> = {
  title: 'Experiments',
  about:
    'Visitors get versions of a page at random, so that you see which does better. The same visitor always gets the same version.',
  add: 'New experiment',
  none: 'No experiments yet. Copy a page as a variant, change it, then create an experiment.',
  noneFound: 'No experiments match',
  states,
  measures,
  endings,
  verdicts,
  filter: { title: 'Filter experiments', state: 'State' },
  columns: {
    name: 'Experiment',
    state: 'State',
    measure: 'Main measure',
    began: 'Started',
    updated: 'Last change',
  },
  facts: {
    title: 'Overview',
    page: 'Page',
    hypothesis: 'Hypothesis',
    measure: 'Main measure',
    block: (id) => `block ${id}`,
    effect: 'Smallest uplift to find',
    effectText: (percent) => `${percent}% above A`,
    units: 'Planned people per version',
    began: 'Started',
    ended: 'Ended',
    ending: 'Why it ended',
    endingWith: (ending, reason) => `${ending}: ${reason}`,
    winner: 'Version used',
    none: 'Not stated',
  },
  variants: {
    title: 'Versions',
    page: 'Page',
    share: 'Traffic',
    self: 'The published page',
    edit: 'Edit',
    preview: 'Preview',
    unchanged:
      'Once started, versions show what they had then; editing the page of a variant later does not change the experiment.',
  },
  acts: {
    change: 'Change',
    start: 'Start experiment',
    stop: 'Stop',
    discard: 'Drop',
    end: 'End and choose a version',
  },
  start: {
    title: 'Start the experiment?',
    text: 'Visitors then get the versions at random; measure, numbers and traffic cannot change any more. Do not change the page meanwhile, or counting begins anew.',
    go: 'Start',
    done: 'The experiment has started',
    refused: 'Some things have to be mended first; the experiment has not started',
    of: (key, name) => `Version ${key} (${name})`,
    unpublished: 'The page is not published yet, so it cannot start',
  },
  stop: {
    title: 'Stop the experiment',
    about:
      'All visitors see the published page (A) at once. What was counted stays; the experiment cannot go on.',
    reason: 'Reason',
    reasonHint: 'For example: the campaign ends early',
    usual: ['The campaign ends early', 'A variant has mistakes', 'Not needed any more'],
    go: 'Stop',
    done: 'The experiment is stopped',
  },
  end: {
    title: 'End the experiment',
    about:
      'Choose the version to show from now on. B, C or D replaces the draft of the page and is published at once; the former draft stays in the version history.',
    winner: 'Version to use',
    keep: 'Keep the current page',
    named: (version, what) => `${version} (${what})`,
    go: 'End and use it',
    done: 'The experiment has ended',
    published: (version) => `The experiment has ended; version ${version} is published`,
    unpublished:
      'The experiment has ended, but the new version is not published. Check it in the editor and publish it.',
    refused: 'By the rules of today this version cannot be published; the experiment goes on',
    early: 'Fewer people came than planned, so the difference may be mere chance.',
  },
  result: {
    title: 'Result',
    none: 'No visitors have seen the experiment yet.',
    epoch: (version) => `While version ${version} of the page was live`,
    earlier: 'Earlier results',
    changed:
      'The page was published again during the experiment. The time before and after is counted apart; the newest counts.',
    units: 'Visitors',
    converted: 'Completed',
    rate: 'Completion rate',
    uplift: 'Uplift over A',
    verdict: 'Verdict',
    interval: 'Likely range',
    range: (low, high) => `${low} to ${high}`,
    noInterval: 'Fewer than 10 people completed it, so there is no range yet.',
    chance: (text) => `Chance of such a result without a difference: about ${text}`,
    running: (percent, planned) =>
      `The experiment is running. The range holds whenever you look: the true uplift lies in it with ${percent} confidence. It narrows until each version has ${planned} people.`,
    complete: (planned) =>
      `The first ${planned} visitors of each version are in and were judged once; later visitors do not change the verdict.`,
    plotLabel: (name, low, high) => `The uplift of ${name} over A is likely between ${low} and ${high}`,
    plotLabels: (labels) => labels.join('; '),
    zero: 'Same as A',
    mismatch:
      'The numbers of people do not fit the traffic that was set, and not by chance. The result cannot be trusted and is hidden. Stop the experiment and have a technical colleague look at it.',
    mismatchChance: (text) => `Chance of such numbers by mere luck: less than ${text}`,
    caution:
      'Visitors without cookies count anew each time they open the page; what is completed on another phone does not count.',
  },
  form: {
    copyFor: (letter) => `Copy the page as version ${letter}`,
    addTitle: 'New experiment',
    changeTitle: 'Change experiment',
    page: 'Page to experiment with',
    name: 'Name',
    hypothesis: 'Hypothesis',
    hypothesisHint: 'For example: if the title tells the length, more people leave their phone',
    measure: 'Main measure',
    block: 'Block ID',
    blockHint: 'Select the button in the editor; the settings panel shows its ID.',
    blockForm: 'Enter letters, digits, underscores or hyphens',
    effect: 'Smallest uplift to find (%)',
    effectHint:
      'How far above the completion rate of A a version has to be to be worth it. Less needs more people.',
    effectForm: 'Enter a whole number from 1 to 500',
    units: 'Planned people per version',
    unitsForm: 'Enter a whole number from 100 to 1,000,000',
    plan: (units, days) =>
      `By the last 14 days each version needs about ${units} people, which takes about ${days} ${days === '1' ? 'day' : 'days'}.`,
    planNone: 'Nobody completed this in the last 14 days, so how many people it needs cannot be told.',
    usePlan: 'Use it',
    variants: 'Versions',
    variantsHint: 'A is the published page; the others use pages copied in “Pages”.',
    nameOfA: 'Current page',
    variantName: (key) => `Name of version ${key}`,
    variantPage: (key) => `Page of version ${key}`,
    variantShare: (key) => `Traffic of version ${key} (%)`,
    shareForm: 'Enter 1 to 98',
    addVariant: 'Add a version',
    removeVariant: (key) => `Remove version ${key}`,
    total: 'The traffic of all versions must add up to 100%',
    choose: 'Choose one',
    missing: 'Fill this in',
    save: 'Save',
    saved: 'Saved',
    conflict:
      'A colleague has just changed this experiment. Close it and open it again before you change it.',
  },
}
