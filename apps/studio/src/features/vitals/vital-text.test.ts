import { expect, test } from 'vitest'
import { levelOf, shareText, vitalText } from './vital-text'

test('a figure is read in the unit that fits it', () => {
  expect([vitalText('lcp', 940.4), vitalText('lcp', 2450), vitalText('cls', 0.054)]).toEqual([
    '940 毫秒',
    '2.5 秒',
    '0.05',
  ])
})

test('the edges are those of Web Vitals, and belong to what is better', () => {
  expect([2500, 2501, 4000, 4001].map((value) => levelOf('lcp', value))).toEqual([
    'good',
    'fair',
    'fair',
    'poor',
  ])
  expect([0.1, 0.11, 0.26].map((value) => levelOf('cls', value))).toEqual(['good', 'fair', 'poor'])
})

test('a share that is there is never nothing', () => {
  expect([0, 0.004, 0.104, 1].map(shareText)).toEqual(['0%', '不到 1%', '10%', '100%'])
})
