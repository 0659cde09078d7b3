import { describe, expect, test } from 'vitest'
import { createRandom } from '../../market'
import { type DemoPage, pastWeeks } from './past-weeks'

const PAGES: DemoPage[] = [
  {
    code: 'sale',
    version: 2,
    blocks: [
      { block: 'image', block_id: 'top' },
      { block: 'leadForm', block_id: 'form' },
    ],
    weight: 1,
  },
]
const NOW = new Date('2026-11-28T15:00:00+08:00')
const past = pastWeeks(PAGES, NOW, createRandom('a demo'))

describe('three weeks of a demo', () => {
  test('are the same each time, and of no moment to come', () => {
    expect(pastWeeks(PAGES, NOW, createRandom('a demo'))).toEqual(past)
    expect(past.visits.length).toBeGreaterThan(400)
    for (const { created_at } of past.visits) expect(created_at?.getTime()).toBeLessThan(NOW.getTime())
  })

  test('have fewer visitors than views, and an event never without its view', () => {
    expect(new Set(past.visits.map(({ visitor_id }) => visitor_id)).size).toBeLessThan(past.visits.length)
    const sessions = new Set(past.visits.map(({ session_id }) => session_id))
    for (const { session_id } of past.events) expect(sessions).toContain(session_id)
  })

  test('narrow from step to step', () => {
    const count = (wanted: string) => past.events.filter(({ name }) => name === wanted).length
    const steps = ['expose', 'lead_start', 'phone_valid', 'sms_sent', 'code_right'].map(count)
    expect(steps).toEqual(steps.toSorted((a, b) => b - a))
    expect(count('lead_ok')).toBe(past.conversions.filter(({ kind }) => kind === 'lead').length)
    expect(count('lead_ok')).toBeGreaterThan(20)
  })

  test('without a page there are none', () => {
    expect(pastWeeks([], NOW, createRandom('a demo'))).toEqual({ visits: [], events: [], conversions: [] })
  })
})
