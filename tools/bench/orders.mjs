// `npm run bench -- orders`: how many orders a second visitors make and begin to pay, and the gateway hears are paid, as a
// ratio to the same statements without HTTP. What payers and their supplier do in between is not measured. That the
// supplier signs its answer to each payment that is begun is, on both sides: the sandbox runs where its port is.
import { compareWithStatements } from './compare-with-statements.mjs'

await compareWithStatements({ what: 'orders', count: 500, floor: 0.5, script: 'tools/bench/order-rates.ts' })
