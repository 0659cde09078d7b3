import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fromTemplate, writeNew } from './from-template.mjs'
import { contractFile, listCall } from './list-call.mjs'
import { camelCase, KEBAB, pascalCase, whyNoTitle } from './names.mjs'

const MODULES = 'apps/gateway/src/modules'

/** PostgreSQL cuts names at 63 letters, and the longest that is made of this one adds 35. */
const LONGEST = 28

/**
 * Makes a module of the gateway with a call of visitors, a list for members, a table, a job, a retention rule and samples
 * for the tests of every call, and enters its calls into the contract. Refuses, and writes nothing, when the name will
 * not do. Formatting and generated files are the caller's business.
 * @param {object} options
 * @param {string} options.root The checkout.
 * @param {string} options.folder The name of the module's folder, `reminders`.
 * @param {string} [options.title] What it is called in Chinese; the name of the folder unless told.
 * @param {(id: string) => boolean} options.isTaken Whether a call of the contract has this id.
 * @returns {{ ok: true, files: string[] } | { ok: false, reason: string }} `files`: made or changed.
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
  const example = `{ sends: { text: '${title}' } }`
  const changed = [
    ...listCall({ root, kind: 'visitors', module: folder, id: ids.visitors, example }),
    ...listCall({ root, kind: 'members', module: folder, id: ids.members }),
  ]
  return { ok: true, files: [...files.map(({ path }) => path), ...changed] }
}

function whyNot({ root, folder, title, ids, isTaken }) {
  if (!KEBAB.test(folder)) {
    return `"${folder}" is no name for a module's folder. Use small letters, digits and single hyphens: watch-list.`
  }
  if (folder.length > LONGEST) {
    return `"${folder}" is too long: names in the database are made of it. Use at most ${LONGEST} letters.`
  }
  const paths = [`${MODULES}/${folder}`, contractFile('visitors', folder), contractFile('members', folder)]
  const known = paths.find((path) => existsSync(join(root, path)))
  if (known) return `${known} is already there. Choose another name, or add to it: npm run new-call.`
  const taken = ids.find(isTaken)
  if (taken)
    return `The contract already has a call ${taken}, which this module would be given. Choose another name.`
  return whyNoTitle(title)
}
