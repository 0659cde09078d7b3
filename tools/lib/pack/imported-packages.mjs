import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { parse } from 'acorn'

/**
 * The packages that built programs import at run time, by their names, sorted. Only what stands as a text in an import
 * counts; a name that is computed is not found.
 * @param {string} folder Whose `*.mjs` and `*.js` are read.
 */
export function importedPackages(folder) {
  const found = new Set()
  for (const file of readdirSync(folder)) {
    if (!/\.m?js$/.test(file)) continue
    const program = parse(readFileSync(join(folder, file), 'utf8'), {
      ecmaVersion: 'latest',
      sourceType: 'module',
    })
    collect(program, found)
  }
  return [...found].sort()
}

/** `@a/b/c` is a file of the package `@a/b`. */
function packageOf(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

function collect(node, found) {
  if (Array.isArray(node)) {
    for (const child of node) collect(child, found)
    return
  }
  if (typeof node?.type !== 'string') return
  const specifier = specifierOf(node)
  if (specifier !== undefined && !/^[./]/.test(specifier) && !isBuiltin(specifier))
    found.add(packageOf(specifier))
  for (const child of Object.values(node))
    if (child !== null && typeof child === 'object') collect(child, found)
}

function specifierOf({ type, source, callee, arguments: given }) {
  if (/^(Import|Export\w+)Declaration$|^ImportExpression$/.test(type)) return textOf(source)
  if (type !== 'CallExpression' || callee.type !== 'Identifier' || callee.name !== 'require') return undefined
  return textOf(given[0])
}

function textOf(node) {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}
