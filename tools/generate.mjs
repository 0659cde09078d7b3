// Writes every generated file of the project. With --check it writes nothing, names the files that differ,
// and exits 1 when there are any.
//
// A generator is a file tools/generators/<name>.ts, or lists/<name>.ts, that exports `generate()`, which resolves with
// { 'path/from/the/root': 'content' }. The same sources must give the same bytes.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { register } from 'tsx/esm/api'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const GENERATORS = path.join(ROOT, 'tools/generators')

// Once for all generators, which share most of what they load.
register()

const isCheck = process.argv.includes('--check')
const all = new Map()
let written = 0

// The lists come first: the sources that the other generators load are built from them.
for (const folder of ['lists', '.']) {
  const files = await generateIn(folder)
  const stale = await differing(files)
  if (isCheck && stale.length > 0) {
    console.error(`These generated files do not match their sources: ${stale.join(', ')}.`)
    console.error('Run `npm run generate` and commit the result.')
    process.exit(1)
  }
  await writeAll(files, stale)
  written += stale.length
}
if (all.size === 0) throw new Error(`There is no generator in ${GENERATORS}, so nothing can be generated.`)
console.log(`${all.size} generated files, ${isCheck ? 'all up to date' : `${written} written`}.`)

/** What the generators of a folder make. */
async function generateIn(folder) {
  const files = new Map()
  for (const name of await generatorsIn(path.join(GENERATORS, folder))) {
    const { generate } = await import(pathToFileURL(path.join(GENERATORS, folder, name)).href)
    for (const [file, content] of Object.entries(await generate())) {
      if (all.has(file))
        throw new Error(
          `Two generators write ${file}; the second is tools/generators/${path.join(folder, name)}.`,
        )
      all.set(file, content)
      files.set(file, content)
    }
  }
  return files
}

async function generatorsIn(folder) {
  const names = await readdir(folder).catch(ignoreMissing)
  return (names ?? []).filter((name) => /^[\w-]+\.ts$/.test(name)).sort()
}

async function differing(files) {
  const stale = []
  for (const [file, content] of files) {
    const current = await readFile(path.join(ROOT, file), 'utf8').catch(ignoreMissing)
    if (current !== content) stale.push(file)
  }
  return stale
}

function ignoreMissing(error) {
  if (error.code !== 'ENOENT') throw error
}

async function writeAll(files, stale) {
  for (const file of stale) {
    const target = path.join(ROOT, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, files.get(file))
    console.log(`wrote ${file}`)
  }
}
