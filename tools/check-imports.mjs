// `npm run imports`: holds the import law of .dependency-cruiser.mjs. A cruiser that could not parse our files would find
// no breach either, so a run over too few modules is an error.
import { cruise } from './lib/cruise.mjs'

const FEWEST_MODULES = 60

const { seen, breaches } = cruise()
if (seen < FEWEST_MODULES) {
  console.error(
    `The import check saw only ${seen} of our modules, so it proves nothing. Is TypeScript's API there?`,
  )
  process.exit(1)
}
for (const { rule, path } of breaches) console.error(`${rule}: ${path}`)
console.log(`${seen} modules, ${breaches.length} violations of the import law.`)
process.exit(breaches.length > 0 ? 1 : 0)
