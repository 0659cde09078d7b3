import { HAND_WRITTEN } from './targets.mjs'

const ms = { unit: 'ms', text: (value) => String(Math.round(value)), hasRatio: true }
const kb = { unit: 'KB', text: (value) => (value / 1024).toFixed(value < 10_240 ? 1 : 0), hasRatio: true }
const share = { text: (value) => `${Math.round(value * 100)} %` }

/** The rows: what is measured, in the order in which a visitor meets it. */
const MEASURES = [
  { name: 'firstPaint', title: 'first paint', ...ms },
  { name: 'largestPaint', title: 'largest paint', ...ms },
  { name: 'layoutShift', title: 'layout shift', text: (value) => value.toFixed(3) },
  { name: 'blocking', title: 'blocking', ...ms },
  { name: 'clockRight', title: 'countdown right', ...ms },
  { name: 'clockTicks', title: 'countdown ticks', ...ms },
  { name: 'tapAnswered', title: 'tap on the popup button answered', ...ms },
  { name: 'firstLetter', title: 'first letter in the name field', ...ms },
  {
    name: 'keyToLetter',
    title: 'from that key to its letter',
    unit: 'ms',
    text: (value) => value.toFixed(1),
  },
  { name: 'lettersKept', title: 'letters kept that were typed early', ...share },
  { name: 'formAnswered', title: 'form answers its submit button', ...ms },
  { name: 'formEvent', title: 'longest event of a tap on the form, CPU 6x', ...ms },
  { name: 'popupEvent', title: 'longest event of a tap on the popup button, CPU 6x', ...ms },
  { name: 'backFromCache', title: 'back: shown as it was left', ...share },
  { name: 'repeatFirstPaint', title: 'first paint of a second visit', ...ms },
  { name: 'repeatBytes', title: 'bytes of a second visit', ...kb },
  { name: 'scriptBeforeTouch', title: 'script before the first touch', ...kb },
  { name: 'scriptAfterAll', title: 'script after all was looked at', ...kb },
  { name: 'documentBytes', title: 'document', ...kb },
  { name: 'bytesBeforeLargestPaint', title: 'bytes before the largest paint', ...kb },
  { name: 'totalBytes', title: 'bytes before the first touch', ...kb },
  { name: 'requests', title: 'requests before the first touch', text: String, hasRatio: true },
  {
    name: 'heap',
    title: 'heap',
    unit: 'MB',
    text: (value) => (value / 1_048_576).toFixed(1),
    hasRatio: true,
  },
]

/** Medians of all measures, by their names. */
export function mediansOf(runs) {
  return Object.fromEntries(MEASURES.map(({ name }) => [name, median(runs.map((run) => run[name]))]))
}

/**
 * One profile as a Markdown table: a row for each measure, a column for each target.
 * @param {{ name: string, label: string, runs: object[] }[]} targets
 */
export function resultTable(targets) {
  const medians = new Map(targets.map(({ name, runs }) => [name, mediansOf(runs)]))
  const mark = medians.get(HAND_WRITTEN)
  const rows = MEASURES.map((measure) => {
    const cells = targets.map(({ name, runs }) =>
      cell({
        measure,
        runs,
        value: medians.get(name)[measure.name],
        mark: name === HAND_WRITTEN ? undefined : mark,
      }),
    )
    return [measure.unit ? `${measure.title}, ${measure.unit}` : measure.title, ...cells]
  })
  const head = ['', ...targets.map(({ label }) => label)]
  const line = ['---', ...targets.map(() => '---:')]
  return [head, line, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function cell({ measure: { name, text, hasRatio }, runs, value, mark }) {
  const missed = runs.filter((run) => (run[name] ?? null) === null).length
  const note = missed > 0 ? ` [${missed} of ${runs.length} never]` : ''
  if (value === null) return `never${note}`
  const ratio = hasRatio && mark?.[name] ? ` (${(value / mark[name]).toFixed(2)})` : ''
  return `${text(value)}${ratio}${note}`
}

/** What never happened counts as infinitely slow: leaving it out would flatter. */
function median(values) {
  const sorted = values.map((value) => value ?? Infinity).toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  const value = sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  return Number.isFinite(value) ? value : null
}
