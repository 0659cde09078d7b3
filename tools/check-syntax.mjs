// The floor is iOS 13 and Android WebView 70: whatever reaches a phone must parse as ES2019, including what our
// dependencies ship, and must not call what those browsers lack.
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'acorn'

const DIST = 'apps/h5/dist'
const ECMA_VERSION = 2019

/** Built-ins younger than the floor. A guarded use (`'x' in window`) does not look like these calls. */
const TOO_NEW =
  /\.(?:at|toSorted|toReversed|toSpliced|replaceAll|findLast|allSettled)\(|Object\.(?:hasOwn|fromEntries|groupBy)\(|\bURL\.canParse\(|\bstructuredClone\(|\bglobalThis\b/

const files = ['web', 'boot', 'lives'].flatMap((folder) =>
  readdirSync(`${DIST}/${folder}`)
    .filter((name) => name.endsWith('.js'))
    .map((name) => `${DIST}/${folder}/${name}`),
)
if (files.length < 5) throw new Error('The syntax check found almost no script; build the site first.')

const faults = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  try {
    parse(text, { ecmaVersion: ECMA_VERSION, sourceType: 'script' })
  } catch (error) {
    return [`${file}: ${error.message}`]
  }
  // React guards its own uses; we can only fix ours.
  const found = /\/(react|shared|wake)\./.test(file) ? null : TOO_NEW.exec(text)
  return found ? [`${file}: ${found[0]} is not known to the oldest phones we serve`] : []
})
for (const fault of faults) console.error(fault)
console.log(`${files.length} scripts, ${faults.length} beyond ES${ECMA_VERSION}.`)
process.exit(faults.length > 0 ? 1 : 0)
