import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fromTemplate, writeNew } from './from-template.mjs'
import { camelCase, isVariable, KEBAB, pascalCase, whyNoTitle } from './names.mjs'

const BLOCKS = 'packages/blocks/src'

/** Names that the files around a block already use for something else. */
const OURS = new Set([
  'views',
  'specs',
  'examples',
  'presets',
  'defineView',
  'defineSpec',
  'describeBlock',
  'z',
])

/**
 * Makes the folder of a new block, whole enough to pass the suite that every block has to pass. Refuses, and
 * writes nothing, when the name will not do; the registries are the caller's business.
 * @param {object} options
 * @param {string} options.root The checkout.
 * @param {string} options.folder The name of the block's folder, `retain-popup`.
 * @param {string} [options.title] What operators call it; the name of the folder unless told.
 * @param {(name: string) => boolean} options.isTaken Whether a block already answers to a name.
 * @returns {{ ok: true, files: string[] } | { ok: false, reason: string }}
 */
export function newBlock({ root, folder, title = folder, isTaken }) {
  const reason = whyNot({ root, folder, title, isTaken })
  if (reason !== undefined) return { ok: false, reason }
  const files = fromTemplate('block', {
    folder,
    name: camelCase(folder),
    pascal: pascalCase(folder),
    title,
  })
  writeNew(root, files)
  return { ok: true, files: files.map(({ path }) => path) }
}

function whyNot({ root, folder, title, isTaken }) {
  const name = camelCase(folder)
  if (!KEBAB.test(folder)) {
    return `"${folder}" is no name for a block's folder. Use small letters, digits and single hyphens: retain-popup.`
  }
  if (OURS.has(name) || !isVariable(name)) {
    return `"${name}" means something else in the code of a block. Add a word that says what it shows.`
  }
  if (existsSync(join(root, BLOCKS, folder))) {
    return `${BLOCKS}/${folder} is already there. Choose another name, or change what is in it.`
  }
  if (isTaken(name)) {
    return `A block already answers to "${name}", and a document could then mean either. Choose another name.`
  }
  return whyNoTitle(title)
}
