import { expect, test } from 'vitest'
import type { Answer } from '../../state/calls'
import { type Answers, allOf, createTestStudio, textOf } from '../../testing'

const year = (change: Partial<Answer<'workCalendarYear'>> = {}): Answer<'workCalendarYear'> => ({
  year: 2026,
  is_whole: true,
  is_settled: true,
  days: [
    { day: '2026-10-01', is_working: false, note: '国庆节' },
    { day: '2026-10-02', is_working: false, note: '国庆节' },
    { day: '2026-10-10', is_working: true, note: '调休上班' },
  ],
  next_missing: null,
  ...change,
})

const openCalendar = (answers: Answers = {}, roles = ['compliance'] as const) =>
  createTestStudio({
    at: '/work-calendar?year=2026',
    roles,
    answers: { workCalendarYear: year(), ...answers },
  })

test('holidays stand as spans, and the weekends that are worked for them', async () => {
  await using studio = await openCalendar()
  await studio.sees('国庆节', '10月1日 周四 至 10月2日 周五', '2 天', '10月10日 周六', '调休上班')
  expect(studio.asked('workCalendarYear')).toEqual([{ year: 2026 }])
})

test('a next year without its holidays is said aloud', async () => {
  await using studio = await openCalendar({ workCalendarYear: year({ next_missing: 2027 }) })
  await studio.sees('2027 年的节假日还没有补上')
})

test('a year of weekends only says that it is to be corrected', async () => {
  await using studio = await openCalendar({ workCalendarYear: year({ days: [], is_settled: false }) })
  await studio.sees('2026 年只有周末，没有节假日', '这一年还没有节假日')
})

test('who may only look sees no button to change days', async () => {
  await using studio = await createTestStudio({
    at: '/work-calendar?year=2026',
    roles: ['auditor'],
    answers: { workCalendarYear: year() },
  })
  await studio.sees('国庆节')
  expect(
    allOf('button')
      .map(textOf)
      .filter((text) => text.includes('修改')),
  ).toEqual([])
})
