import type { VitalName } from '@yingzao/contract/studio'
import { CONTAINER_TITLES } from '../../ui/container-titles'
import type { Words } from '../../ui/words'
import type { wording as chinese, Level as Levels } from './wording'

export type Level = Levels

const names: Readonly<Record<VitalName, { title: string; help: string }>> = {
  lcp: {
    title: 'Main content shown',
    help: 'Time from opening the page until the largest picture or text of the first screen shows (LCP)',
  },
  inp: {
    title: 'Reaction to taps',
    help: 'Time until the page reacts to a tap; visits without one do not count (INP)',
  },
  cls: {
    title: 'Layout shifts',
    help: 'How much content moves by itself while the page shows; 0 is none (CLS)',
  },
  fcp: {
    title: 'First content shown',
    help: 'Time from opening the page until anything of it shows (FCP)',
  },
  ttfb: {
    title: 'Server response',
    help: 'Time from opening the page until the first data arrives, network included (TTFB)',
  },
}

const levels: Readonly<Record<Level, string>> = { good: 'good', fair: 'to improve', poor: 'poor' }

const samples = (count: number) => `${count} ${count === 1 ? 'sample' : 'samples'}`

export const wording: Words<typeof chinese> = {
  title: 'Speed',
  about: 'Measured by visitors’ browsers: three of four visits do not exceed the figure shown.',
  names,
  levels,
  tooFew: 'Not shown: fewer than 20 samples',
  tooFewShort: 'Fewer than 20',
  nobody: 'Nobody has viewed this page in this time.',
  coverage: (views, measured, share) =>
    `${views} ${views === 1 ? 'visit' : 'visits'}, ${measured} of them measured (${share}). About one visit in ten is measured; those that save data, previews and pages without scripts are not, and older iPhones measure only some figures.`,
  measured: samples,
  shares: (title, good, fair, poor) => `${title}: ${good} good, ${fair} to improve, ${poor} poor`,
  measuredShare: (count, share) => `${count} (${share})`,
  levelOf: (level, count) => `${level}, ${samples(count)}`,
  milliseconds: (value) => `${value} ms`,
  seconds: (value) => `${value} s`,
  underOne: '<1%',
  containers: 'By where it is opened',
  containerTitles: CONTAINER_TITLES,
  container: 'Opened in',
  untold: 'Unknown',
  versions: 'By version',
  version: 'Version',
  versionName: (version) => (version === null ? 'Default page' : `Version ${version}`),
  days: 'By day',
  day: 'Date',
  views: 'Visits',
  tested: 'Measured',
  none: 'No data.',
  blocks: (said) => `Blocks with the main content: ${said.join('; ')}`,
  block: (name, id, measured, p75) => `${name} (${id}): ${samples(measured)}, ${p75}`,
  blockGone: 'Block no longer on the page',
  weightOf: (version) => `Version ${version}`,
}
