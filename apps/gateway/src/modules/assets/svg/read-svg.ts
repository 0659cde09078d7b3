import { SaxesParser, type SaxesTagNS } from 'saxes'
import { keptAttributes } from './kept-attributes'
import { refusedSvg, type SvgNode } from './svg-node'
import { ELEMENTS, NOTES, WITH_TEXT } from './svg-rules'

const SVG = 'http://www.w3.org/2000/svg'
const DEEPEST = 64

/**
 * Reads a drawing and keeps what is allowed in one. `report` is called with a word for what is left out, unless it is a
 * program's own metadata. Throws AssetRefusal for incomplete XML.
 */
export function readSvg(text: string, report: (what: string) => void): SvgNode {
  const parser = new SaxesParser({ xmlns: true })
  const top: SvgNode = { name: '', attributes: new Map(), children: [] }
  const open: SvgNode[] = [top]
  /** How deep inside something that is left out. */
  let skipped = 0

  parser.on('doctype', (doctype) => {
    if (!/<!ENTITY/i.test(doctype)) return
    throw refusedSvg('SVG 里定义了实体（ENTITY）。', '请在导出时取消“保留编辑功能”，或导出为 PNG。')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') report('样式导入（xml-stylesheet）')
  })
  parser.on('opentag', (tag) => {
    if (skipped > 0 || !isKept(tag, report)) {
      skipped += 1
      return
    }
    if (open.length > DEEPEST) throw refusedSvg('SVG 的层级过深。')
    // A link is drawn like a group.
    const name = tag.local === 'a' ? 'g' : tag.local
    const node: SvgNode = { name, attributes: keptAttributes(tag, report), children: [] }
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  parser.on('closetag', () => {
    if (skipped > 0) skipped -= 1
    else open.pop()
  })
  const addText = (added: string): void => {
    const node = open.at(-1)
    if (skipped === 0 && node && WITH_TEXT.has(node.name)) node.children.push(added)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('error', () => {
    throw refusedSvg('SVG 已损坏，不是完整的 XML。')
  })
  parser.write(text).close()
  const [root] = top.children
  if (typeof root !== 'object' || root.name !== 'svg') throw refusedSvg('文件内容不是 SVG 图片。')
  return root
}

function isKept({ uri, local }: SaxesTagNS, report: (what: string) => void): boolean {
  const isOfSvg = uri === SVG || uri === ''
  if (isOfSvg && (ELEMENTS.has(local) || local === 'a')) return true
  const isNote = (isOfSvg && local === 'metadata') || NOTES.test(uri)
  if (!isNote) report(/script/i.test(local) ? '脚本（script）' : `元素（${local.slice(0, 40)}）`)
  return false
}
