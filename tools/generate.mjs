// Writes every generated file of the project. With --check it writes nothing, names the files that differ,
// and exits 1 when there are any.
//
// A generator is a file tools/generators/<name>.ts that exports `generate()`, which resolves with
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
const files = await generateAll()
const stale = await differing(files)

if (isCheck && stale.length > 0) {
  console.error(`These generated files do not match their sources: ${stale.join(', ')}.`)
  console.error('Run `npm run generate` and commit the result.')
  process.exit(1)
}
if (!isCheck) await writeAll(stale)
console.log(`${files.size} generated files, ${isCheck ? 'all up to date' : `${stale.length} written`}.`)

async function generateAll() {
  const names = (await readdir(GENERATORS)).filter((name) => /^[\w-]+\.ts$/.test(name)).sort()
  if (names.length === 0)
    throw new Error(`There is no generator in ${GENERATORS}, so nothing can be generated.`)
  const all = new Map()
  for (const name of names) {
    const { generate } = await import(pathToFileURL(path.join(GENERATORS, name)).href)
    for (const [file, content] of Object.entries(await generate())) {
      if (all.has(file))
        throw new Error(`Two generators write ${file}; the second is tools/generators/${name}.`)
      all.set(file, content)
    }
  }
  return all
}

async function differing(all) {
  const stale = []
  for (const [file, content] of all) {
    const current = await readFile(path.join(ROOT, file), 'utf8').catch(ignoreMissing)
    if (current !== content) stale.push(file)
  }
  return stale
}

function ignoreMissing(error) {
  if (error.code !== 'ENOENT') throw error
}

async function writeAll(stale) {
  for (const file of stale) {
    const target = path.join(ROOT, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, files.get(file))
    console.log(`wrote ${file}`)
  }
}
