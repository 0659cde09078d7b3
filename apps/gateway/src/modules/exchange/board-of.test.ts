import { expect, test } from 'vitest'
import { DEMO_INSTRUMENTS } from '../market'
import { type Board, boardOf } from './index'

// The ranges of codes that the three exchanges give out. 920xxx is Beijing since 2024, 900xxx are B shares of Shanghai.
test.each<[string, Board | null]>([
  ['600519', 'main'],
  ['601318', 'main'],
  ['603288', 'main'],
  ['605499', 'main'],
  ['000001', 'main'],
  ['001979', 'main'],
  ['002594', 'main'],
  ['003816', 'main'],
  ['300750', 'chinext'],
  ['301269', 'chinext'],
  ['302132', 'chinext'],
  ['688981', 'star'],
  ['689009', 'star'],
  ['430047', 'bse'],
  ['820001', 'bse'],
  ['835185', 'bse'],
  ['873169', 'bse'],
  ['889001', 'bse'],
  ['920002', 'bse'],
  ['900901', null],
  ['200011', null],
  ['510300', null],
  ['60051', null],
  ['6005190', null],
])('a share of the code %s belongs to the board %s', (code, board) => {
  expect(boardOf({ code, kind: 'stock' })).toBe(board)
})

test('an ETF is one by its kind, whatever its code, and an index has no board', () => {
  expect(boardOf({ code: '510300', kind: 'etf' })).toBe('etf')
  expect(boardOf({ code: '159915', kind: 'etf' })).toBe('etf')
  expect(boardOf({ code: '000001.SH', kind: 'index' })).toBeNull()
})

test('every instrument of the demo that can be traded has a board', () => {
  const boards = new Map<string, Board | null>(DEMO_INSTRUMENTS.map((one) => [one.code, boardOf(one)]))
  const without = [...boards].filter(([, board]) => board === null).map(([code]) => code)
  expect(without).toEqual(['000990.SH'])
  expect(new Set(boards.values())).toEqual(new Set(['main', 'chinext', 'star', 'bse', 'etf', null]))
  expect(['609901', '009901', '309901', '689901', '920991'].map((code) => boards.get(code))).toEqual([
    'main',
    'main',
    'chinext',
    'star',
    'bse',
  ])
})
