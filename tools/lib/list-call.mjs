import { addImport, addProperty } from './edit-source.mjs'
import { editFile } from './from-template.mjs'

const CONTRACT = 'packages/contract/src'

/** By who makes a call: the folder of its declaration, and the list that it has to be in. */
const KINDS = {
  visitors: { folder: `${CONTRACT}/operations`, list: 'operations' },
  members: { folder: `${CONTRACT}/studio-operations`, list: 'studioOperations' },
}

/**
 * Where the calls of a module are declared.
 * @param {'visitors' | 'members'} kind
 * @param {string} module
 */
export function contractFile(kind, module) {
  return `${KINDS[kind].folder}/${module}.ts`
}

/**
 * Enters a call that is declared into the contract's lists. Answers the files that it changed.
 * @param {{ root: string, kind: 'visitors' | 'members', module: string, id: string, example?: string }} call
 *   `example`: what a visitor sends, as code, for the reference.
 */
export function listCall({ root, kind, module, id, example }) {
  const { folder, list } = KINDS[kind]
  const index = `${folder}/index.ts`
  editFile(root, index, (text) => addProperty(addImport(text, id, `./${module}`), [list], id))
  if (example === undefined) return [index]
  const examples = `${CONTRACT}/openapi/examples.ts`
  editFile(root, examples, (text) => addProperty(text, ['callExamples'], `${id}: ${example}`))
  return [index, examples]
}
