import { expect, test } from 'vitest'
import type { Cell } from './cell'
import { writeCsv } from './csv'

async function csvOf(...rows: Cell[][]): Promise<string> {
  const bytes: Buffer[] = []
  const columns = [{ title: '编号', width: 1 }]
  for await (const part of writeCsv({
    columns,
    parts: (async function* () {
      yield rows
    })(),
  }))
    bytes.push(part)
  return Buffer.concat(bytes).toString()
}

test('begins with the mark by which spreadsheets know UTF-8, and ends every line with both characters', async () => {
  expect(await csvOf([1], [2])).toBe('\uFEFF编号\r\n1\r\n2\r\n')
})

test('quotes what would end a field, and writes moments as the clock in China shows them', async () => {
  const moment = new Date('2026-03-01T17:05:09.999Z')
  expect(await csvOf(['a,b', 'a"b', 'a\nb', 'a b', moment])).toContain(
    '"a,b","a""b","a\nb",a b,2026-03-02 01:05:09\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠x'])(
  '%j runs nowhere',
  async (text) => {
    const line = (await csvOf([text])).split('编号\r\n')[1] ?? ''
    expect(line.replace(/^"/, '')).toMatch(/^'/)
  },
)
