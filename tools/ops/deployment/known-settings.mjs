import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMMANDS } from '../../lib/gateway.mjs'
import { root } from '../../lib/root.mjs'

const CONFIG = join(root, 'apps/gateway/src/config')

/** Read outside the schemas. */
const BESIDE = ['APP_ENV', 'DATA_DIR', 'CAPTCHA']

const sources = readdirSync(CONFIG)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(CONFIG, name), 'utf8'))

/** The names of all settings of the gateway, as its sources read them. */
export const SETTINGS = [
  ...new Set([
    ...BESIDE,
    ...sources.flatMap((text) => [...text.matchAll(/^ {2,}([A-Z][A-Z\d_]+):/gm)].map(([, name]) => name)),
  ]),
].sort()

/** Those that may be given as `NAME_FILE`. */
const FILE_SETTINGS = [
  .../FILE_SETTINGS = \[([^\]]*)\]/
    .exec(readFileSync(join(CONFIG, 'secret-files.ts'), 'utf8'))[1]
    .matchAll(/'(\w+)'/g),
].map(([, name]) => name)

/** What a process may be started as. */
export const PROGRAMS = ['start', ...COMMANDS]

/** Whether an environment variable means something to the gateway. */
export function isKnown(name) {
  if (name === 'NODE_ENV' || SETTINGS.includes(name)) return true
  return name.endsWith('_FILE') && FILE_SETTINGS.includes(name.slice(0, -'_FILE'.length))
}

/** What production does not start without, as `NAME` or, if it is a secret, `NAME_FILE`. */
const REQUIRED = [
  'PUBLIC_ORIGIN',
  'COMPANY_NAME',
  'LICENSE_NO',
  'SERVICE_PHONE',
  'ADVISER_NAME',
  'ADVISER_NO',
  'FILING_NO',
  'PREVIEW_KEY',
  'TOKEN_KEYS',
  'PII_KEYS',
  'PII_INDEX_KEY',
  'AUDIT_KEYS',
]

/** The required settings that are missing from these names. */
export function missingOf(names) {
  return REQUIRED.filter((name) => !names.includes(name) && !names.includes(`${name}_FILE`))
}
