import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { collect } from './collect.mjs'

const FRAMES = 'apps/gateway/src/dev/blocks/files/frames.js'
const BRAND = 'apps/studio/src/ui/brand.svg'

/**
 * Writes what Astro builds from into `docs-site`: pages, navigation and the files that pages show. What is no longer
 * made goes; what stayed the same keeps its time, so that a running `astro dev` loads no more than it has to.
 * @param {string} root The checkout.
 * @param {import('./cut.mjs').Examples} examples
 */
export async function writeSite(root, examples) {
  const folder = join(root, 'docs-site')
  const { pages, markdown, copied, sidebar, llms } = collect(root, examples)
  await writeTree(
    join(folder, 'src/content/docs'),
    new Map([...pages].map(([slug, text]) => [`${slug}.md`, text])),
  )
  await writeTree(
    join(folder, 'public'),
    new Map([...[...markdown].map(([slug, text]) => [`${slug}.md`, text]), ['llms.txt', llms]]),
  )
  await write(join(folder, 'src/generated/sidebar.json'), JSON.stringify(sidebar))
  await copy(root, BRAND, join(folder, 'src/generated/brand.svg'))
  await copy(root, BRAND, join(folder, 'public/favicon.svg'))
  await copy(root, FRAMES, join(folder, 'public/frames.js'))
  // Astro makes smaller copies of pictures next to the sources of pages; these are shown as they are.
  for (const file of copied) await copy(root, file, join(folder, 'public/files', file))
  return { pages: pages.size }
}

/** Makes the text files of a folder exactly these. Other kinds of files are left alone. */
async function writeTree(folder, files) {
  await mkdir(folder, { recursive: true })
  const found = await readdir(folder, { recursive: true })
  for (const file of found.filter((name) => /\.(?:md|txt)$/.test(name) && !files.has(name)))
    await rm(join(folder, file))
  for (const [file, text] of files) await write(join(folder, file), text)
}

async function write(path, text) {
  const before = await readFile(path, 'utf8').catch(() => undefined)
  if (before === text) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

async function copy(root, file, to) {
  await mkdir(dirname(to), { recursive: true })
  await cp(join(root, file), to)
}
