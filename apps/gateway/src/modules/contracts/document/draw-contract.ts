import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { visibleText } from './font-text'
import { readContractText } from './read-contract-text'

/** What a signed copy is made of. The same always gives the same bytes. */
export interface ContractToDraw {
  contract_no: string
  /** Milliseconds. The file's creation time. */
  signed_at: number
  /** What was signed, filled in. */
  document: string
  /** What proves it, line by line, as shown below the text. */
  proof: readonly (readonly [name: string, value: string])[]
}

export interface DrawnContract {
  bytes: Uint8Array
  /** Characters that the font lacks, each once. The file shows a `〓` for each of them. */
  missing: string
}

const FONT = readFileSync(new URL('./contract-font.otf', import.meta.url))

const MARGIN = 62
const INK = '#1f2329'
const SOFT = '#646a73'
const SIZE = { title: 18, heading: 12.5, text: 10.5, small: 8.5 }

/** Draws the signed copy of a contract: A4, with its font embedded. Takes long enough to be run in a worker. */
export async function drawContract(contract: ContractToDraw): Promise<DrawnContract> {
  const missing = new Set<string>()
  const shown = (text: string) => visibleText(text, missing)
  const [heading, ...parts] = readContractText(contract.document)
  const title = shown(heading?.text ?? '')
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    bufferPages: true,
    // Without it, a standard PDF font is looked for, which has no Chinese.
    font: FONT as unknown as string,
    info: {
      Title: title,
      Subject: contract.contract_no,
      CreationDate: new Date(contract.signed_at),
    },
  })
  const bytes = bytesOf(doc)
  doc.fillColor(INK).fontSize(SIZE.title).text(title, { align: 'center' })
  doc.fontSize(SIZE.small).fillColor(SOFT)
  doc.moveDown(0.5).text(`合同编号 ${contract.contract_no}`, { align: 'center' }).moveDown(1.5)
  for (const { kind, text } of parts) {
    doc.fillColor(INK).fontSize(kind === 'heading' ? SIZE.heading : SIZE.text)
    if (kind === 'heading') doc.moveDown(0.6)
    const indent = kind === 'item' ? 14 : 0
    doc.text(kind === 'item' ? `·  ${shown(text)}` : shown(text), MARGIN + indent, undefined, {
      width: doc.page.width - 2 * MARGIN - indent,
      lineGap: 4,
      paragraphGap: 4,
    })
  }
  doc.moveDown(1.2).fillColor(INK).fontSize(SIZE.heading).text('签署信息', MARGIN, undefined).moveDown(0.4)
  for (const [name, value] of contract.proof) {
    doc.fontSize(SIZE.text).fillColor(SOFT).text(`${name}：`, { continued: true, lineGap: 3 })
    doc.fillColor(INK).text(shown(value))
  }
  numberPages(doc, contract.contract_no)
  doc.end()
  return { bytes: await bytes, missing: [...missing].join('') }
}

function numberPages(doc: PDFKit.PDFDocument, contract_no: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index)
    // Otherwise text below the margin would start a new page.
    doc.page.margins.bottom = 0
    doc.fontSize(SIZE.small).fillColor(SOFT)
    doc.text(`${contract_no}　第 ${index + 1} 页，共 ${count} 页`, MARGIN, doc.page.height - 40, {
      width: doc.page.width - 2 * MARGIN,
      align: 'center',
      lineBreak: false,
    })
  }
}

async function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const parts: Buffer[] = []
  for await (const part of doc) parts.push(part as Buffer)
  return new Uint8Array(Buffer.concat(parts))
}
