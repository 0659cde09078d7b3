import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addImport, addProperty, addStatement, append } from './edit-source.mjs'
import { editFile, fromTemplate, writeNew } from './from-template.mjs'
import { camelCase, isVariable, kebabCase } from './names.mjs'

const MODULES = 'apps/gateway/src/modules'
const CAMEL = /^[a-z][a-z0-9]*([A-Z][a-z0-9]*)*$/

/** How calls of each kind are registered, and what the tests of every call send. */
const KINDS = {
  visitors: {
    register: ['registerOperation', '../../http/register-operation'],
    operations: ['operations', '@yingzao/contract/server'],
    handler: (id) => `(input, _request, { uid }) => ${id}(ctx, input, uid)`,
    sample: '{ fields: { id: 1 } }',
  },
  members: {
    register: ['registerStudioOperation', '../../http/register-studio-operation'],
    operations: ['studioOperations', '@yingzao/contract/studio'],
    handler: (id) => `(input, member) => ${id}(ctx, input, member)`,
    sample: '{ id: 1 }',
  },
}

/**
 * Adds a call to a module of the gateway: its declaration in the contract, what does its work, its place in the
 * module's routes and samples, and a test. Refuses, and writes nothing, when that cannot be.
 * @param {object} options
 * @param {string} options.root The checkout.
 * @param {string} options.module The name of the module's folder.
 * @param {string} options.id `dropReaction`
 * @param {'visitors' | 'members'} options.kind Who makes it.
 * @param {(id: string) => boolean} options.isTaken Whether a call of the contract has this id.
 * @returns {{ ok: true, files: string[] } | { ok: false, reason: string }} `files`: made or changed.
 */
export function newCall({ root, module, id, kind, isTaken }) {
  const reason = whyNot({ root, module, id, isTaken })
  if (reason !== undefined) return { ok: false, reason }
  const values = { module, id, file: kebabCase(id) }
  const made = fromTemplate(`call/${kind}`, values)
  const declared = addDeclaration(root, made)
  writeNew(root, declared.others)
  const changed = [declared.file, addRoute({ root, module, id, kind }), addSample({ root, module, id, kind })]
  return { ok: true, files: [...declared.others.map(({ path }) => path), ...changed] }
}

/** The contract's file for a module may already exist: then the declaration comes after the others. */
function addDeclaration(root, made) {
  const [declaration] = made.filter(({ path }) => path.startsWith('packages/contract/'))
  const others = made.filter((file) => file !== declaration)
  const { path, text } = declaration
  if (existsSync(join(root, path))) editFile(root, path, (source) => append(source, text))
  else writeNew(root, [declaration])
  return { file: path, others }
}

function addRoute({ root, module, id, kind }) {
  const { register, operations, handler } = KINDS[kind]
  const [registerName] = register
  const [list] = operations
  const path = routesOf(module)
  editFile(root, path, (source) => {
    const needed = [register, operations, [id, `./${kebabCase(id)}`]]
    const imported = needed.reduce((text, [name, from]) => addImport(text, name, from), source)
    return addStatement(imported, ['app', 'ctx'], `${registerName}(app, ${list}.${id}, ${handler(id)})`)
  })
  return path
}

function addSample({ root, module, id, kind }) {
  const path = `${MODULES}/${module}/testing/samples.ts`
  const name = `${camelCase(module)}Samples`
  if (!existsSync(join(root, path))) {
    const empty = `import { defineSamples } from '../../every-call/samples'\n\nexport const ${name} = defineSamples({})\n`
    writeNew(root, [{ path, text: empty }])
  }
  editFile(root, path, (source) => addProperty(source, [name, kind], `${id}: ${KINDS[kind].sample}`))
  return path
}

function whyNot({ root, module = '', id, isTaken }) {
  if (module === '' || !existsSync(join(root, MODULES, module, 'module.ts'))) {
    return `There is no module "${module}" in ${MODULES}. There are ${modulesIn(root).join(', ')}; npm run new-module makes another.`
  }
  if (!CAMEL.test(id) || !isVariable(id)) {
    return `"${id}" is no name for a call. Begin with a small letter, and each further word with a large one: dropReaction.`
  }
  if (isTaken(id)) return `The contract already has a call ${id}. Choose another name.`
  const handler = `${MODULES}/${module}/${kebabCase(id)}.ts`
  if (existsSync(join(root, handler))) return `${handler} is already there. Choose another name.`
  const routes = routesOf(module)
  const source = existsSync(join(root, routes)) ? readFileSync(join(root, routes), 'utf8') : ''
  if (addStatement(source, ['app', 'ctx'], '') === undefined) {
    return `${routes} exports no function (app, ctx, …) that a call could be registered in. Give it one, called by \`serve\` of module.ts.`
  }
  return undefined
}

function routesOf(module) {
  return `${MODULES}/${module}/routes.ts`
}

function modulesIn(root) {
  return readdirSync(join(root, MODULES)).filter((name) => existsSync(join(root, MODULES, name, 'module.ts')))
}
