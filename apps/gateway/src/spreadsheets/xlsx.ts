import { type Cell, type Column, inChina, type Table } from './cell'
import { writeZip } from './zip'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Which of the styles below a cell has. */
const MOMENT = 1
const TITLE = 2

/** Spreadsheets count days from 30 December 1899. */
const FIRST_DAY = 25_569
const DAY_MS = 86_400_000

/** What XML may not contain in any form: a file with one of these cannot be opened anywhere. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu

/** Writes a table as an Excel workbook with one sheet, part by part. Texts stay texts there, and are never executed. */
export function writeXlsx(name: string, { columns, parts }: Table): AsyncGenerator<Buffer> {
  return writeZip([
    file('[Content_Types].xml', contentTypes()),
    file('_rels/.rels', relationships([`${OFFICE}/officeDocument`, 'xl/workbook.xml'])),
    file('xl/workbook.xml', workbook(name)),
    file(
      'xl/_rels/workbook.xml.rels',
      relationships([`${OFFICE}/worksheet`, 'worksheets/sheet1.xml'], [`${OFFICE}/styles`, 'styles.xml']),
    ),
    file('xl/styles.xml', styles()),
    { name: 'xl/worksheets/sheet1.xml', bytes: sheet(columns, parts) },
  ])
}

async function* sheet(columns: readonly Column[], parts: Table['parts']): AsyncGenerator<Buffer> {
  const widths = columns.map(
    ({ width }, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`,
  )
  const titles = columns.map(({ title }) => textCell(title, ` s="${TITLE}"`))
  yield Buffer.from(
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" ` +
      `activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols>` +
      `<sheetData><row>${titles.join('')}</row>`,
  )
  for await (const rows of parts) {
    yield Buffer.from(rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join(''))
  }
  yield Buffer.from('</sheetData></worksheet>')
}

function cell(value: Cell): string {
  if (typeof value === 'number') return `<c><v>${value}</v></c>`
  if (value instanceof Date)
    return `<c s="${MOMENT}"><v>${inChina(value).getTime() / DAY_MS + FIRST_DAY}</v></c>`
  return value === '' ? '<c/>' : textCell(value)
}

function textCell(text: string, style = ''): string {
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

function escaped(text: string): string {
  return text
    .replace(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function file(name: string, xml: string): { name: string; bytes: Buffer[] } {
  return { name, bytes: [Buffer.from(HEAD + xml)] }
}

function contentTypes(): string {
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${TYPES}.${type}+xml"/>`
  return (
    `<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    override('workbook', 'sheet.main') +
    override('worksheets/sheet1', 'worksheet') +
    `${override('styles', 'styles')}</Types>`
  )
}

function relationships(...targets: [type: string, target: string][]): string {
  const lines = targets.map(
    ([type, target], n) => `<Relationship Id="rId${n + 1}" Type="${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`
}

function workbook(name: string): string {
  return (
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
    `<sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`
  )
}

/** Plain, a moment, a title. */
function styles(): string {
  const font = (inner: string) => `<font>${inner}<sz val="11"/><name val="Microsoft YaHei"/></font>`
  const format = (id: number, fontId: number) =>
    `<xf numFmtId="${id}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`
  return (
    `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>` +
    `<fonts count="2">${font('')}${font('<b/>')}</fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="3">${format(0, 0)}${format(164, 0)}${format(0, 1)}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  )
}
