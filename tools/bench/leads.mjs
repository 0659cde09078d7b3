// `npm run bench -- leads`: how many leads a second the gateway stores, as a ratio to the same statements without HTTP.
import { compareWithStatements } from './compare-with-statements.mjs'

await compareWithStatements({
  what: 'leads',
  count: 1500,
  floor: 0.5,
  script: 'tools/bench/lead-rates.ts',
  // Each lead is left from its own address.
  settings: { TRUSTED_PROXIES: '127.0.0.1' },
})
