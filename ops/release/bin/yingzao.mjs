// Entry point of a release: becomes the service (`start`) or the command that is named first, in this same process, so
// that no signal or exit code can get lost. Nothing is installed or built here.
import { readFileSync } from 'node:fs'

const OLDEST = [20, 19]

const release = JSON.parse(readFileSync(new URL('../release.json', import.meta.url), 'utf8'))
const [name = 'start'] = process.argv.splice(2, 1)
// `npm run pages -- list` comes without the dashes, `yingzao pages -- list` with them.
if (process.argv[2] === '--') process.argv.splice(2, 1)

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    `Node ${process.versions.node} is too old: Yingzao needs ${OLDEST.join('.')} or newer. Install one and start again.`,
  )
  process.exit(1)
}
if (name === 'version') {
  console.log(`yingzao ${release.version}${release.revision ? ` (${release.revision})` : ''}`)
} else if (name === 'start' || release.commands.includes(name)) {
  // Errors name the lines of the sources.
  process.setSourceMapsEnabled(true)
  const program = name === 'start' ? 'main' : name
  await import(new URL(`../apps/gateway/dist/${program}.mjs`, import.meta.url).href)
} else {
  console.error(
    `There is no command ${name}. There are: ${['start', 'version', ...release.commands].join(', ')}.`,
  )
  process.exit(1)
}
