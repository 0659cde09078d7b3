// Makes the font for signed contracts: `node tools/contract-font.mjs
// /usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc` (Debian's fonts-noto-cjk). It keeps the part of Noto Sans CJK
// SC that GB 2312 covers, so that the font can be kept in the repository and a gateway needs none of its system's.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './lib/root.mjs'

const FACE = 'NotoSansCJKsc-Regular'
const FOLDER = join(root, 'apps/gateway/src/modules/contracts/document')

/** Characters that contracts use and GB 2312 lacks. */
const MORE = '¥€£©®™–—‘’“”…•·√×÷〇〔〕【】《》□■☑✓喆玥珺堃昇翀淼鑫犇焱垚'

const [source] = process.argv.slice(2)
if (!source) throw new Error('Say where NotoSansCJK-Regular.ttc is.')
const face = faceOf(await readFile(source), FACE)
const text = characters(face)
const font = await subsetFont(face, text, {
  targetFormat: 'sfnt',
  noHinting: true,
  keepFeatures: [],
  noLayoutClosure: true,
  dropTables: ['BASE', 'GPOS', 'GSUB', 'VORG', 'vhea', 'vmtx'],
})
await writeFile(join(FOLDER, 'contract-font.otf'), font)
// What the font has, so that what it lacks is found without parsing it.
await writeFile(join(FOLDER, 'contract-font.txt'), text)
console.log(`${[...text].length} characters, ${font.length} bytes`)

/** GB 2312, which Node decodes as a part of GBK, and all printable ASCII and Latin-1. */
function characters(face) {
  const decoder = new TextDecoder('gbk')
  let text = MORE
  for (let code = 0x20; code <= 0xff; code += 1)
    if (code < 0x7f || code > 0xa0) text += String.fromCodePoint(code)
  for (let high = 0xa1; high <= 0xf7; high += 1)
    for (let low = 0xa1; low <= 0xfe; low += 1) text += decoder.decode(Uint8Array.of(high, low))
  const known = mapped(face)
  return [...new Set(text)].filter((char) => known(char.codePointAt(0))).join('')
}

/** Whether a face has a glyph for a character, according to its format 12 table. */
function mapped(face) {
  const table = tablesAt(face, 0).find(({ tag }) => tag === 'cmap').bytes
  const starts = Array.from({ length: table.readUInt16BE(2) }, (_, index) =>
    table.readUInt32BE(8 + 8 * index),
  )
  const at = starts.find((start) => table.readUInt16BE(start) === 12)
  const ranges = Array.from({ length: table.readUInt32BE(at + 12) }, (_, index) => {
    const range = at + 16 + 12 * index
    return [table.readUInt32BE(range), table.readUInt32BE(range + 4)]
  })
  return (code) => ranges.some(([first, last]) => code >= first && code <= last)
}

/** One face of a collection, as a font of its own: its tables, laid one after another. */
function faceOf(collection, wanted) {
  const count = collection.readUInt32BE(8)
  for (let index = 0; index < count; index += 1) {
    const at = collection.readUInt32BE(12 + 4 * index)
    const tables = tablesAt(collection, at)
    if (isNamed(tables.find(({ tag }) => tag === 'name').bytes, wanted))
      return fontOf(collection.subarray(at, at + 12), tables)
  }
  throw new Error(`There is no ${wanted} in this collection.`)
}

function tablesAt(collection, at) {
  return Array.from({ length: collection.readUInt16BE(at + 4) }, (_, index) => {
    const entry = at + 12 + 16 * index
    const [offset, length] = [collection.readUInt32BE(entry + 8), collection.readUInt32BE(entry + 12)]
    return {
      tag: collection.toString('latin1', entry, entry + 4),
      sum: collection.readUInt32BE(entry + 4),
      bytes: collection.subarray(offset, offset + length),
    }
  })
}

/** Font names are in UTF-16. */
function isNamed(names, wanted) {
  return names.includes(Buffer.from(wanted, 'utf16le').swap16())
}

function fontOf(head, tables) {
  let offset = 12 + 16 * tables.length
  const entries = []
  const bodies = []
  for (const { tag, sum, bytes } of tables) {
    const entry = Buffer.alloc(16)
    entry.write(tag, 'latin1')
    entry.writeUInt32BE(sum, 4)
    entry.writeUInt32BE(offset, 8)
    entry.writeUInt32BE(bytes.length, 12)
    entries.push(entry)
    const body = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
    bodies.push(body)
    offset += body.length
  }
  return Buffer.concat([head, ...entries, ...bodies])
}
