import { expect, test } from 'vitest'
import { readLines } from './read-lines'

test.each([
  ['翻倍神器，不能发布，夸大收益', { word: '翻倍神器', severity: 'error', why: '夸大收益', instead: '' }],
  [
    '翻倍神器\t提醒\t夸大, 收益\t工具',
    { word: '翻倍神器', severity: 'warning', why: '夸大, 收益', instead: '工具' },
  ],
  ['翻倍神器,夸大收益', { word: '翻倍神器', severity: 'error', why: '夸大收益', instead: '' }],
  ['翻倍神器，，夸大收益，工具', { word: '翻倍神器', severity: 'error', why: '夸大收益', instead: '工具' }],
])('%j is a word', (line, entry) => {
  expect(readLines(`\n${line}\r\n`)).toEqual({ entries: [entry], problems: [] })
})

test.each([
  ['翻倍神器', '没有写为什么'],
  ['翻倍神器，提醒', '没有写为什么'],
  ['稳，夸大', '去掉空格和符号后至少要有 2 个字。'],
  ['翻倍神器，也许，夸大', '不认识的轻重“也许”，请写“不能发布”或“提醒”'],
  ['翻倍神器，提醒，夸大，工具，多', '列太多，一行最多四列'],
  [`翻倍神器，${'因'.repeat(61)}`, '为什么最多 60 个字'],
])('%j is none', (line, problem) => {
  expect(readLines(line)).toEqual({ entries: [], problems: [{ line: 1, problem }] })
})

test('a word that stands there twice is told once, with the line that has it', () => {
  const { entries, problems } = readLines('翻倍神器，夸大\n\n翻·倍·神·器，夸大')
  expect(entries).toHaveLength(1)
  expect(problems).toEqual([{ line: 3, problem: '和第 1 行是同一个词' }])
})
