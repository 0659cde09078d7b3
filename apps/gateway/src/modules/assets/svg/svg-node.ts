import { AssetRefusal } from '../asset-refusal'

/** An element of a drawing, with what is kept of it. */
export interface SvgNode {
  name: string
  attributes: Map<string, string>
  children: (SvgNode | string)[]
}

const PREFIXES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

/** The text of a drawing. */
export function writeSvg({ name, attributes, children }: SvgNode, isRoot = true): string {
  const said = Array.from(attributes, ([key, value]) => ` ${key}="${escaped(value)}"`).join('')
  const inside = children
    .map((child) => (typeof child === 'string' ? escaped(child) : writeSvg(child, false)))
    .join('')
  const open = `<${name}${isRoot ? ` ${PREFIXES}` : ''}${said}`
  return inside === '' ? `${open}/>` : `${open}>${inside}</${name}>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"'\t\r\n]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** All elements of a drawing, itself first. */
export function* elementsOf(node: SvgNode): Generator<SvgNode> {
  yield node
  for (const child of node.children) if (typeof child !== 'string') yield* elementsOf(child)
}

/** Returns the refusal of a drawing that cannot be read or is not accepted. */
export function refusedSvg(message: string, fix = '请重新导出这张图片，或导出为 PNG 后上传。'): AssetRefusal {
  return new AssetRefusal(message, fix)
}
