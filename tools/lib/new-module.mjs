import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fromTemplate, writeNew } from './from-template.mjs'
import { camelCase, KEBAB, pascalCase, whyNoTitle } from './names.mjs'

const MODULES = 'apps/gateway/src/modules'

/** Where calls are declared: those of visitors and those of members. */
const DECLARATIONS = ['packages/contract/src/operations', 'packages/contract/src/studio-operations']

/** PostgreSQL cuts names at 63 characters, and the longest one derived from this adds 35. */
const LONGEST = 28

/**
 * Makes a module of the gateway with a call of visitors, a list for members, a table, a job, a retention rule and
 * samples for the tests of every call, and declares its calls in the contract. Refuses, and writes nothing, when the
 * name will not do. Formatting and generated files are the caller's business.
 * @param {object} options
 * @param {string} options.root The checkout.
 * @param {string} options.folder The name of the module's folder, `reactions`.
 * @param {string} [options.title] What it is called in Chinese; the name of the folder unless told.
 * @param {(id: string) => boolean} options.isTaken Whether a call of the contract has this id.
 * @returns {{ ok: true, files: string[] } | { ok: false, reason: string }}
 */
export function newModule({ root, folder, title = folder, isTaken }) {
  const ids = { visitors: `add${pascalCase(folder)}`, members: `${camelCase(folder)}List` }
  const reason = whyNot({ root, folder, title, ids: Object.values(ids), isTaken })
  if (reason !== undefined) return { ok: false, reason }
  const files = fromTemplate('module', {
    folder,
    name: camelCase(folder),
    pascal: pascalCase(folder),
    snake: folder.replaceAll('-', '_'),
    title,
  })
  writeNew(root, files)
  return { ok: true, files: files.map(({ path }) => path) }
}

function whyNot({ root, folder, title, ids, isTaken }) {
  if (!KEBAB.test(folder)) {
    return `"${folder}" is no name for a module's folder. Use small letters, digits and single hyphens: watch-list.`
  }
  if (folder.length > LONGEST) {
    return `"${folder}" is too long: names in the database are made of it. Use at most ${LONGEST} letters.`
  }
  const paths = [`${MODULES}/${folder}`, ...DECLARATIONS.map((place) => `${place}/${folder}.ts`)]
  const known = paths.find((path) => existsSync(join(root, path)))
  if (known) return `${known} is already there. Choose another name, or add to it: npm run new-call.`
  const taken = ids.find(isTaken)
  if (taken)
    return `The contract already has a call ${taken}, which this module would be given. Choose another name.`
  return whyNoTitle(title)
}
