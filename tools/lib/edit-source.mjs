import ts from 'typescript'

/**
 * Imports a name, unless it is imported already. Formatting the file sorts imports and joins those from one place.
 * @param {string} source
 * @param {string} name
 * @param {string} from
 */
export function addImport(source, name, from) {
  const imports = importsOf(source)
  if (imports.some((one) => namesOf(one).includes(name))) return source
  const line = `import { ${name} } from '${from}'`
  const at = imports.at(-1)?.end ?? 0
  return at === 0 ? `${line}\n${source}` : `${source.slice(0, at)}\n${line}${source.slice(at)}`
}

/**
 * Puts what another source declares behind this one, with the imports that it needs.
 * @param {string} source
 * @param {string} more Imports names only.
 */
export function append(source, more) {
  const imports = importsOf(more)
  const declarations = more.slice(imports.at(-1)?.end ?? 0).trimStart()
  const whole = imports
    .flatMap((one) => namesOf(one).map((name) => ({ name, from: one.moduleSpecifier.text })))
    .reduce((text, { name, from }) => addImport(text, name, from), source)
  return `${whole.trimEnd()}\n\n${declarations}`
}

/**
 * Adds a property to the end of the object that a variable holds, or is made of by a call. Throws when it is not there.
 * @param {string} source
 * @param {readonly string[]} path The variable, and the properties that lead to an object inside; the last may be
 * missing.
 * @param {string} property `{ a: 1 }` gets `b: 2`.
 */
export function addProperty(source, [variable, ...keys], property) {
  let object = heldBy(source, variable)
  for (const [index, key] of keys.entries()) {
    const found = propertiesOf(object).find((one) => one.name?.getText() === key)
    if (found === undefined && index === keys.length - 1) {
      return insertLast(source, propertiesOf(object), `${key}: { ${property} }`, object)
    }
    object = found?.initializer
  }
  return insertLast(source, propertiesOf(object), property, object)
}

/**
 * Adds an element to the end of the list that a variable holds. Throws when it is not there.
 * @param {string} source
 * @param {string} variable
 * @param {string} element
 */
export function addElement(source, variable, element) {
  const list = heldBy(source, variable)
  if (!list || !ts.isArrayLiteralExpression(list)) throw new Error(`${variable} holds no list.`)
  return insertLast(source, list.elements, element, list)
}

/**
 * Adds a statement to the end of the first exported function whose parameters begin with these names.
 * @param {string} source
 * @param {readonly string[]} parameters
 * @param {string} statement
 * @returns {string | undefined} Undefined: there is no such function.
 */
export function addStatement(source, parameters, statement) {
  const found = treeOf(source).statements.find(
    (one) =>
      ts.isFunctionDeclaration(one) &&
      one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) &&
      parameters.every((name, index) => one.parameters[index]?.name.getText() === name),
  )
  if (!found?.body) return undefined
  const at = found.body.end - 1
  return `${source.slice(0, at)}${statement}\n${source.slice(at)}`
}

function importsOf(source) {
  return treeOf(source).statements.filter(ts.isImportDeclaration)
}

function namesOf({ importClause }) {
  const bindings = importClause?.namedBindings
  return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : []
}

function treeOf(source) {
  return ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true)
}

/** What a variable holds; for a call, its first argument. */
function heldBy(source, variable) {
  const declared = treeOf(source)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => name.getText() === variable)
  if (!declared?.initializer) throw new Error(`There is no variable ${variable}.`)
  return ts.isCallExpression(declared.initializer) ? declared.initializer.arguments[0] : declared.initializer
}

function propertiesOf(object) {
  if (!object || !ts.isObjectLiteralExpression(object)) throw new Error('There is no object to add to.')
  return object.properties
}

/** Inserts after the last of them, with the commas this needs. */
function insertLast(source, members, text, parent) {
  const last = members.at(-1)
  if (!last) return `${source.slice(0, parent.end - 1)}${text},\n${source.slice(parent.end - 1)}`
  return `${source.slice(0, last.end)},\n${text}${source.slice(last.end)}`
}
