import { expect, test } from 'vitest'
import { failuresIn, outcomesOf } from './wavering.mjs'

const reportOf = (...tests) => ({
  testResults: tests.map(([name, fullName, status]) => ({
    name: `/root/${name}`,
    status,
    assertionResults: fullName === undefined ? [] : [{ fullName, status }],
  })),
})

const runOf = (...tests) => outcomesOf(reportOf(...tests), '/root')

test('a test that fails in some runs has wavered, one that fails in all has not, and others are not named', () => {
  const runs = [
    runOf(
      ['a.test.ts', 'adds', 'passed'],
      ['b.test.ts', 'waits', 'failed'],
      ['c.test.ts', 'never', 'failed'],
    ),
    runOf(
      ['a.test.ts', 'adds', 'passed'],
      ['b.test.ts', 'waits', 'passed'],
      ['c.test.ts', 'never', 'failed'],
    ),
  ]
  expect(failuresIn(runs)).toEqual([
    { name: 'b.test.ts > waits', failed: 1, wavered: true },
    { name: 'c.test.ts > never', failed: 2, wavered: false },
  ])
})

test('a file that could not be loaded counts, and of one that runs twice the run that failed', () => {
  const runs = [
    runOf(
      ['a.test.ts', undefined, 'failed'],
      ['b.test.ts', 'waits', 'failed'],
      ['b.test.ts', 'waits', 'passed'],
    ),
    runOf(
      ['a.test.ts', 'adds', 'passed'],
      ['b.test.ts', 'waits', 'passed'],
      ['b.test.ts', 'waits', 'passed'],
    ),
  ]
  expect(failuresIn(runs).map(({ name, wavered }) => [name, wavered])).toEqual([
    ['a.test.ts', true],
    ['b.test.ts > waits', true],
  ])
})

test('runs in which nothing failed name nothing', () => {
  expect(
    failuresIn([runOf(['a.test.ts', 'adds', 'passed']), runOf(['a.test.ts', 'adds', 'passed'])]),
  ).toEqual([])
})
