import ts from 'typescript'
import { camelCase } from './names.mjs'

/**
 * Where a source names a block: the folder is the block, and whoever else needs something of it asks for a trait. A
 * name of several words is one wherever it stands as a text. One of a single word (`text`, `image`) is an ordinary word
 * as well, so it counts where it is compared with a `name`, written as the `name` beside a `value`, looked up with
 * `find`, or stands in a list or a table of nothing but names of blocks.
 * @param {string} file Its name says which syntax it is in.
 * @param {string} source
 * @param {readonly string[]} folders Of the blocks: `retain-popup`.
 * @returns {{ name: string, line: number }[]}
 */
export function blockMentions(file, source, folders) {
  const names = new Set(folders.flatMap((folder) => [folder, camelCase(folder)]))
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found = []
  visit(tree)
  return found

  function visit(node) {
    if (ts.isStringLiteralLike(node) && names.has(node.text) && (isPlain(node.text) || isUsedAsName(node))) {
      add(node, node.text)
    }
    if (ts.isObjectLiteralExpression(node) && isTable(node)) add(node, keysOf(node)[0])
    ts.forEachChild(node, visit)
  }

  function add(node, name) {
    found.push({ name, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 })
  }

  /** Several block names next to each other, and nothing else: a table by block. */
  function isTable(node) {
    const keys = keysOf(node)
    return keys.length > 2 && keys.length === node.properties.length && keys.every((key) => names.has(key))
  }

  function isUsedAsName(node) {
    const { parent } = node
    if (ts.isBinaryExpression(parent)) return isName(parent.left) || isName(parent.right)
    if (ts.isCaseClause(parent)) return isName(parent.parent.parent.expression)
    if (ts.isPropertyAssignment(parent)) return isWritten(parent)
    if (ts.isCallExpression(parent)) return parent.expression.name?.text === 'find'
    return (
      ts.isArrayLiteralExpression(parent) &&
      parent.elements.length > 1 &&
      parent.elements.every((one) => ts.isStringLiteralLike(one) && names.has(one.text))
    )
  }
}

/** A name that cannot mean anything else. */
function isPlain(name) {
  return /[A-Z-]/.test(name)
}

/** `name`, `block.name`, `text.block?.name`. */
function isName(expression) {
  return (ts.isIdentifier(expression) ? expression.text : expression.name?.text) === 'name'
}

/** `{ name: 'text', value }`: a block literal. */
function isWritten(property) {
  return (
    property.name.getText() === 'name' &&
    property.parent.properties.some((other) => other.name?.getText() === 'value')
  )
}

function keysOf(object) {
  return object.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && ts.isIdentifier(property.name) ? [property.name.text] : [],
  )
}
