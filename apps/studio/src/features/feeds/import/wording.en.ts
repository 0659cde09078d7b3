import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

const rows = (count: string) => `${count} ${count === '1' ? 'row' : 'rows'}`

export const wording: Words<typeof chinese> = {
  title: 'Import data',
  kind: 'Feed',
  day: 'Day of data',
  dayHint: 'One file holds the data of one day',
  source: 'Source',
  sourceHint: 'Named as the source on pages, for example: Shanghai and Shenzhen stock exchanges',
  unit: 'Unit of money',
  unitHint: 'Where titles and cells name no unit, amounts are taken as in this one and turned into yuan.',
  missing: 'Fill this in',
  choose: 'Choose one',
  file: 'Data file',
  drop: 'Drop a CSV file here, or click to choose one',
  dropHint:
    'UTF-8 or GBK, column titles in the first line; 100,000 rows and 50 MB at most. Make the column of codes text, so that leading zeros stay.',
  chosen: (name, size) => `${name} (${size})`,
  other: 'Click or drop to take another file',
  empty: 'The file is empty. Choose another.',
  tooLarge: (megabytes) => `The file is larger than ${megabytes} MB. Split it into several.`,
  check: 'Check file',
  checkAgain: 'Check again',
  submit: 'Submit for approval',
  close: 'Cancel',
  stop: 'Stop',
  sending: (part) => `Uploading, ${part}%`,
  checking: 'Uploaded, checking each line…',
  storing: 'Uploaded, saving…',
  done: (id) => `Submitted; batch ${id} waits for a colleague to approve it`,
  tooOften: 'Checked and imported too often within an hour. Try again later.',
  changed: 'File, options or columns have changed. Check again before you submit.',
  report: {
    title: 'Result of the check',
    ready: 'Ready to submit',
    readyText: (count) =>
      count === '1'
        ? 'The row can be taken. Visitors see it once another colleague has approved it.'
        : `All ${rows(count)} can be taken. Visitors see them once another colleague has approved them.`,
    refused: (refused) =>
      `${rows(refused)} ${refused === '1' ? 'has' : 'have'} problems, so nothing of the file is taken`,
    refusedText: 'Mend the file and choose it again, or match the columns below otherwise.',
    unknown: 'It is not clear which column is what',
    unknownText: (problem) => `${problem} Choose the columns below and check again.`,
    there: 'This data is here already',
    thereText: (id) => `Batch ${id} has the same data of the same day; it is not saved again.`,
    open: 'Open',
    taken: (count) => `${rows(count)} can be taken`,
    bad: (count) => `${rows(count)} with problems`,
    warnings: 'Warnings',
  },
  mapping: {
    title: 'Columns',
    ours: 'Column of the feed',
    theirs: 'Column of the file',
    unit: 'Unit of money',
    needed: 'Required',
    none: 'Not used',
  },
  lines: {
    title: 'Line by line',
    only: 'With problems',
    all: 'All',
    shown: (shown, total) =>
      `${rows(total)} in all; listed are the first 50 and the first 200 with problems, ${shown} together.`,
    at: 'Line',
    result: 'Result',
    fine: 'Can be taken',
    none: 'No rows have problems',
  },
  rows: { title: 'Data as it was read', part: 'The first 20 rows, amounts in yuan.' },
  difference: 'Compared with live data',
}
