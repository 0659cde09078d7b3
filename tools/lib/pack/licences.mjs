/** What may be in a product that is sold: keep the notice, and do what you like. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'PostgreSQL',
  // Applies per file: files that we have not changed require nothing.
  'MPL-2.0',
])

/** Libraries that are loaded as they are, from files of their own that anybody can replace, as the LGPL requires. */
const REPLACEABLE = { licence: 'LGPL-3.0-or-later', names: /^@img\/sharp-/ }

/** Packages that name no licence in package.json; somebody has read the licence file they contain. */
const READ = { 'png-js@2.0.0': 'MIT' }

/**
 * The licence of a package, as an SPDX expression.
 * @param {{ name: string, version: string, license?: string }} pack
 */
export function licenceOf({ name, version, license }) {
  return license ?? READ[`${name}@${version}`]
}

/** Whether a package may be shipped. One whose licence is not known may not. */
export function mayBeShipped(pack) {
  const licence = licenceOf(pack)
  return licence !== undefined && allows(licence.replace(/^\((.*)\)$/, '$1'), pack.name)
}

/** Expressions as packages have them: names joined by AND or by OR, with brackets only around the whole. */
function allows(expression, name) {
  if (/[()]/.test(expression)) return false
  if (expression.includes(' OR ')) return expression.split(' OR ').some((one) => allows(one, name))
  return expression
    .split(' AND ')
    .every((one) => ALLOWED.has(one) || (one === REPLACEABLE.licence && REPLACEABLE.names.test(name)))
}
