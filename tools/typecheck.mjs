// `npm run typecheck`: every tsconfig.json of the project, one after the other, as each has its own idea of
// which types exist (a package for visitors must not see Node's).
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/root.mjs'
import { run } from './lib/run.mjs'

const workspaces = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
)
const projects = ['.', ...workspaces].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
const failed = []
for (const project of projects) {
  const code = await run(['node_modules/.bin/tsc', '-p', project])
  if (code !== 0) failed.push(project)
}
if (failed.length > 0) {
  console.error(
    `Type errors in ${failed.map((name) => (name === '.' ? 'tests and tools' : name)).join(', ')}.`,
  )
  process.exit(1)
}
console.log(`Types are right in ${projects.length} projects.`)
