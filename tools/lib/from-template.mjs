import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root as checkout } from './root.mjs'

/**
 * The files of a template of `tools/templates`, which is laid out as the repository is: `{{name}}` in a path or in a
 * text stands for the value of that name.
 * @param {string} template `block`
 * @param {Readonly<Record<string, string>>} values
 * @returns {{ path: string, text: string }[]} Paths from the root.
 */
export function fromTemplate(template, values) {
  const folder = join(checkout, 'tools/templates', template)
  return filesIn(folder).map((file) => ({
    path: fill(file.slice(folder.length + 1).replace(/\.tmpl$/, ''), values),
    text: fill(readFileSync(file, 'utf8'), values),
  }))
}

/** Writes files below a root. Throws before anything is written when one of them already exists. */
export function writeNew(root, files) {
  const known = files.find(({ path }) => existsSync(join(root, path)))
  if (known) throw new Error(`${known.path} is already there.`)
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

/** Changes an existing file. */
export function editFile(root, path, edit) {
  const file = join(root, path)
  writeFileSync(file, edit(readFileSync(file, 'utf8')))
}

function fill(text, values) {
  return text.replace(/\{\{(\w+)\}\}/g, (token, name) => {
    if (values[name] === undefined) throw new Error(`Nothing is given for ${token} of a template.`)
    return values[name]
  })
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}
