import { readdirSync } from 'node:fs'
import { isAbsolute, join, normalize } from 'node:path'
import { root } from './root.mjs'

const FOLDERS = ['apps', 'e2e', 'packages', 'tools']
const TEST = /\.test\.(tsx?|mjs)$/
const IN_BROWSER = /^e2e\//
/** Test gateways serve the files of a build, whatever it was made from. */
const WITH_BUILD = /^apps\/gateway\//

/**
 * What has to be there before Vitest is given these arguments. Without a name that is a fresh build and the types; of a
 * project it is a fresh build, and a browser where it is one of journeys. With the name of a test it is what that
 * cannot do without, so that it runs at once: no types are checked, and nothing is built that it does not load.
 * @param {readonly string[]} given Arguments for Vitest.
 * @param {readonly string[]} files The test files that there are, from the root.
 * @returns {{ types: boolean, browser: boolean, build: 'fresh' | 'any' | 'none' }}
 */
export function planTests(given, files) {
  const projects = projectsIn(given)
  if (projects.length > 0)
    return { types: false, browser: projects.some((name) => name.startsWith('e2e')), build: 'fresh' }
  const names = namesIn(given)
  if (names.length === 0) return { types: true, browser: false, build: 'fresh' }
  const wanted = files.filter((file) => names.some((name) => isMeant(file, name)))
  // Vitest may know better what such a name means, and reports it otherwise.
  if (wanted.length === 0) return { types: true, browser: true, build: 'fresh' }
  const browser = wanted.some((file) => IN_BROWSER.test(file))
  const build = wanted.some((file) => WITH_BUILD.test(file)) ? 'any' : 'none'
  return { types: false, browser, build: browser ? 'fresh' : build }
}

/** What `npm test` runs; the other projects have scripts of their own, as each takes minutes. */
const USUAL = ['unit', 'unit-document', 'unit-alone', 'gateway']
/** Where the name of a test is searched for. */
const NAMED = [...USUAL, 'gateway-long', 'screens', 'screens-english', 'e2e']

/**
 * The projects that Vitest is to run, as arguments; none where these arguments name some.
 * @param {readonly string[]} given
 */
export function usualProjects(given) {
  if (projectsIn(given).length > 0) return []
  const names = namesIn(given).length > 0 ? NAMED : USUAL
  return names.flatMap((name) => ['--project', name])
}

/** Those named by `--project NAME` or `--project=NAME`. */
function projectsIn(given) {
  return given.flatMap((argument, index) => {
    if (argument === '--project') return given[index + 1] ?? []
    return argument.startsWith('--project=') ? argument.slice('--project='.length) : []
  })
}

/** The test files of this checkout, from its root. */
export function testFiles() {
  return FOLDERS.flatMap(filesIn).filter((file) => TEST.test(file))
}

/** As Vitest matches it: a part of the path, from here or from the root of the system, in any case. */
function isMeant(file, name) {
  const wanted = isAbsolute(name) ? name.slice(root.length + 1) : normalize(name)
  return file.toLowerCase().includes(wanted.toLowerCase())
}

/** What is neither an option nor the value after one. */
function namesIn(given) {
  return given.filter((argument, index) => {
    const before = given[index - 1] ?? ''
    const isValue = before.startsWith('-') && !before.includes('=')
    return !argument.startsWith('-') && !isValue
  })
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'dist' && name !== 'node_modules')
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesIn(path) : [path]
    })
}
