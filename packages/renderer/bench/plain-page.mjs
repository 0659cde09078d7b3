import { JSDOM } from 'jsdom'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

/** Attributes that only our own page needs. */
const OURS = /^data-(block|id|if|island|props)$/

/** Attributes that a `div` of React takes under another name, as a number of words, or not at all. */
const NOT_OF_DIV =
  /^(class|style|for|on.*|auto.*|checked|selected|disabled|hidden|required|novalidate|muted|loop|controls|playsinline|multiple)$/

/**
 * The body of a page as plain `div`s: how many there are, and a function that renders them. Scripts and styles are left
 * out. `attributes`: with those of the page, or with its classes alone.
 */
export function plainPage(html, { attributes }) {
  const { body } = new JSDOM(html).window.document
  for (const element of body.querySelectorAll('script,style')) element.remove()
  const tree = plainTree(body, attributes)
  return { count: body.querySelectorAll('*').length, render: () => renderToString(draw(tree)) }
}

/** A text as it is, an element as its attributes and its content. */
function plainTree(node, attributes) {
  if (node.nodeType === node.TEXT_NODE) return node.data
  const props = { className: node.getAttribute('class') ?? undefined }
  for (const { name, value } of attributes ? node.attributes : []) {
    if (name !== 'class' && !OURS.test(name)) props[NOT_OF_DIV.test(name) ? `data-${name}` : name] = value
  }
  const inside = [...node.childNodes]
    .filter(({ nodeType }) => nodeType === node.TEXT_NODE || nodeType === node.ELEMENT_NODE)
    .map((child) => plainTree(child, attributes))
  return { props, inside }
}

function draw(node) {
  return typeof node === 'string' ? node : createElement('div', node.props, ...node.inside.map(draw))
}
