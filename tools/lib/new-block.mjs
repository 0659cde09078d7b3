import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockName } from './block-name.mjs'
import { newBlockFiles } from './new-block-files.mjs'

const BLOCKS = 'packages/blocks/src'
const KEBAB = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/

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
 * @returns {{ ok: true, path: string, files: string[] } | { ok: false, reason: string }}
 */
export function newBlock({ root, folder, title = folder, isTaken }) {
  const reason = whyNot({ root, folder, title, isTaken })
  if (reason !== undefined) return { ok: false, reason }
  const path = `${BLOCKS}/${folder}`
  const name = blockName(folder)
  const component = name.charAt(0).toUpperCase() + name.slice(1)
  const files = Object.entries(newBlockFiles({ folder, name, component, title }))
  mkdirSync(join(root, path), { recursive: true })
  for (const [file, text] of files) writeFileSync(join(root, path, file), text)
  return { ok: true, path, files: files.map(([file]) => file) }
}

function whyNot({ root, folder, title, isTaken }) {
  const name = blockName(folder)
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
  if (/['\\\n]/.test(title))
    return `The title ${JSON.stringify(title)} holds a quote or a backslash. Leave it out.`
  return undefined
}

/** False for the words of the language. Only ever called with letters and digits. */
function isVariable(name) {
  try {
    return Boolean(new Function(`'use strict'; const ${name} = 0`))
  } catch {
    return false
  }
}
