import { describe, expect, test } from 'vitest'
import { readLines } from './read-lines'

const read = (content: string | Buffer, name = 'a.csv') =>
  readLines(name, typeof content === 'string' ? Buffer.from(content) : content)

/** GBK, as a spreadsheet on Windows saves it: 欢迎. */
const WELCOME_GBK = Buffer.from('bbb6d3ad', 'hex')

describe('a CSV file', () => {
  test('is read by its column names; empty cells and empty lines are left out, lines keep their numbers', () => {
    expect(read('a , b,c\n1,"x, ""y""",\n\n,,\n2, z ,3\n')).toEqual({
      lines: [
        { at: 2, cells: { a: '1', b: 'x, "y"' } },
        { at: 5, cells: { a: '2', b: 'z', c: '3' } },
      ],
    })
  })

  test.each([
    ['UTF-8', Buffer.from('a\n欢迎\n'), undefined],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffa\r\n欢迎\r\n'), undefined],
    ['GBK', Buffer.concat([Buffer.from('a\r\n'), WELCOME_GBK]), expect.stringContaining('GBK')],
  ])('in %s is read', (_what, bytes, remark) => {
    expect(read(bytes)).toMatchObject({ lines: [{ at: 2, cells: { a: '欢迎' } }] })
    expect((read(bytes) as { remark?: string }).remark).toEqual(remark)
  })

  test.each([
    ['in UTF-16', Buffer.from('\ufeffa\nb\n', 'utf16le'), 'CSV UTF-8'],
    ['that is no text', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0xff]), '不是文本'],
    ['in neither encoding', Buffer.from([0x61, 0x0a, 0xff, 0xff, 0x0a]), '既不是 UTF-8 也不是 GBK'],
    ['with a column twice', 'a,b,a\n1,2,3\n', '列名 a 出现了两次'],
    ['with a line too short', 'a,b\n1\n', '第 2 行的列数和第一行'],
    ['with a line too long', 'a,b\n1,2\n1,2,3\n', '第 3 行的列数和第一行'],
    ['with an open quote', 'a\n"b\n', '双引号不成对'],
    ['with a quote inside', 'a\nb"c\n', '双引号不成对'],
    ['with names only', 'a,b\n', '没有数据行'],
    ['that is empty', '', '没有数据行'],
    ['that is very long', `a\n${'b\n'.repeat(10_001)}`, '一次最多 10000 行'],
  ])('%s is refused with a sentence', (_what, content, problem) => {
    expect(read(content)).toEqual({ problem: expect.stringContaining(problem) })
  })
})

describe('a JSON file', () => {
  test('is a list of objects', () => {
    expect(read('[{"a":1},{"b":[]}]', 'a.JSON')).toEqual({
      lines: [
        { at: 1, cells: { a: 1 } },
        { at: 2, cells: { b: [] } },
      ],
    })
  })

  test.each([
    ['{"a":1}', '应当是一个列表'],
    ['[{"a":1}', '应当是一个列表'],
    ['[{"a":1},7]', '第 2 项不是'],
    ['[]', '没有数据行'],
  ])('%s is refused with a sentence', (content, problem) => {
    expect(read(content, 'a.json')).toEqual({ problem: expect.stringContaining(problem) })
  })
})
