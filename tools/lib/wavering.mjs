// Which tests did not always end in the same way in several runs of the same suite.

/**
 * What one run says, by test: `passed`, `failed` or `skipped`. A file that could not be loaded counts as one test.
 * @param {{ testResults: { name: string, status: string, assertionResults: { fullName: string, status: string }[] }[]
 * }} report As Vitest's JSON reporter writes it.
 * @param {string} root
 */
export function outcomesOf(report, root) {
  const outcomes = new Map()
  for (const { name, status, assertionResults } of report.testResults) {
    const file = name.replace(`${root}/`, '')
    if (assertionResults.length === 0) outcomes.set(file, status)
    for (const test of assertionResults) {
      const key = `${file} > ${test.fullName}`
      // Two servers run the same file: the worse result counts.
      if (outcomes.get(key) !== 'failed') outcomes.set(key, test.status)
    }
  }
  return outcomes
}

/**
 * Tests that failed at least once, with how often; those that passed otherwise have wavered.
 * @param {Map<string, string>[]} runs
 */
export function failuresIn(runs) {
  const names = new Set(
    runs.flatMap((run) => [...run].filter(([, status]) => status === 'failed').map(([name]) => name)),
  )
  return [...names].sort().map((name) => {
    const failed = runs.filter((run) => run.get(name) === 'failed').length
    return { name, failed, wavered: failed < runs.length }
  })
}
