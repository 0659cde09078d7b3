// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Cell } from './cell'
import { readZip } from './read-zip'
import { writeXlsx } from './xlsx'

async function filesOf(...parts: Cell[][][]): Promise<Map<string, Document>> {
  const bytes: Buffer[] = []
  const columns = [
    { title: '姓<名', width: 12.5 },
    { title: '时间', width: 20 },
  ]
  const table = {
    columns,
    parts: (async function* () {
      yield* parts
    })(),
  }
  for await (const part of writeXlsx('线索 & 更多', table)) bytes.push(part)
  const files = [...readZip(Buffer.concat(bytes))]
  return new Map(files.map(([name, xml]) => [name, parse(xml.toString())]))
}

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'text/xml')
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
  return document
}

const attributes = (document: Document | undefined, tag: string, name: string) =>
  [...(document?.getElementsByTagName(tag) ?? [])].map((element) => element.getAttribute(name))

test('every part of the workbook is there and is said to be what it is', async () => {
  const files = await filesOf([['王', 1]])
  expect([...files.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
  ])
  const parts = attributes(files.get('[Content_Types].xml'), 'Override', 'PartName')
  expect(parts.toSorted()).toEqual(['/xl/styles.xml', '/xl/workbook.xml', '/xl/worksheets/sheet1.xml'])
  expect(attributes(files.get('_rels/.rels'), 'Relationship', 'Target')).toEqual(['xl/workbook.xml'])
  expect(attributes(files.get('xl/_rels/workbook.xml.rels'), 'Relationship', 'Target')).toEqual([
    'worksheets/sheet1.xml',
    'styles.xml',
  ])
  expect(attributes(files.get('xl/workbook.xml'), 'sheet', 'name')).toEqual(['线索 & 更多'])
})

test('texts stay texts, whatever is in them, numbers numbers, and moments the clock in China', async () => {
  const files = await filesOf(
    [['=1+1', new Date('2026-03-01T16:00:00Z')]],
    [[' <a href="x">&\u0001\uD800\n ', 42]],
    [['', 0]],
  )
  const sheet = files.get('xl/worksheets/sheet1.xml')
  const rows = [...(sheet?.getElementsByTagName('row') ?? [])].map((row) =>
    [...row.children].map((cell) => [cell.getAttribute('t'), cell.textContent]),
  )
  expect(rows).toEqual([
    [
      ['inlineStr', '姓<名'],
      ['inlineStr', '时间'],
    ],
    [
      ['inlineStr', '=1+1'],
      // 2 March 2026, 0:00.
      [null, '46083'],
    ],
    [
      ['inlineStr', ' <a href="x">&\n '],
      [null, '42'],
    ],
    [
      [null, ''],
      [null, '0'],
    ],
  ])
  expect(sheet?.getElementsByTagName('f')).toHaveLength(0)
})
