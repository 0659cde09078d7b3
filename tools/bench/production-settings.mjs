import { randomBytes } from 'node:crypto'

const NAMED = ['COMPANY_NAME', 'LICENSE_NO', 'SERVICE_PHONE', 'ADVISER_NAME', 'ADVISER_NO', 'FILING_NO']

const key = () => randomBytes(32).toString('base64url')

/** The settings a gateway needs to start as in production. */
export function productionSettings() {
  return {
    APP_ENV: 'production',
    DRAIN_DELAY: '0',
    PUBLIC_ORIGIN: 'https://pages.example.com',
    ...Object.fromEntries(NAMED.map((name) => [name, 'bench'])),
    PREVIEW_KEY: key(),
    TOKEN_KEYS: `bench:${key()}`,
    PII_KEYS: `bench:${key()}`,
    PII_INDEX_KEY: key(),
    AUDIT_KEYS: `a:${key()}`,
    CAPTCHA: 'proof-of-work',
  }
}
