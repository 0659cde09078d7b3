// `npm run typecheck`: checks every tsconfig.json of the project, each separately, as each sees different types (a
// package for visitors must not see Node's).
import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from './lib/root.mjs'
import { run } from './lib/run.mjs'

/** Each takes a core, and a gigabyte where it is large. */
const AT_ONCE = Math.min(2, availableParallelism())

// Apps first, as they take longest: so the last to end is a small one.
const workspaces = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
)
const projects = ['.', ...workspaces].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
const failed = []
const left = [...projects]
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let project = left.shift(); project !== undefined; project = left.shift()) {
      const code = await run(['node_modules/.bin/tsc', '-p', project])
      if (code !== 0) failed.push(project)
    }
  }),
)
if (failed.length > 0) {
  console.error(
    `Type errors in ${failed.map((name) => (name === '.' ? 'tests and tools' : name)).join(', ')}.`,
  )
  process.exit(1)
}
console.log(`Types are right in ${projects.length} projects.`)
