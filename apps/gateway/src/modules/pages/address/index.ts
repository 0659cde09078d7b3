/** By which codes pages are known, today's and those that they had before. */
export { knownCodes, newestVersions, presentCodes } from './known-codes'
export { codesOf, currentCode } from './page-address'
