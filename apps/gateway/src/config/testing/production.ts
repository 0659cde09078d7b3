/** A complete production environment, and nothing else. */
export const PRODUCTION = {
  APP_ENV: 'production',
  PUBLIC_ORIGIN: 'https://pages.example.cn/',
  COMPANY_NAME: '某公司',
  LICENSE_NO: '1',
  SERVICE_PHONE: '2',
  ADVISER_NAME: '某人',
  ADVISER_NO: '3',
  FILING_NO: '4',
  PREVIEW_KEY: 'k'.repeat(32),
  TOKEN_KEYS: `b:${'t'.repeat(43)}, a:${'u'.repeat(43)}=`,
  PII_KEYS: `a:${'p'.repeat(43)}`,
  PII_INDEX_KEY: 'i'.repeat(43),
  AUDIT_KEYS: `a:${'l'.repeat(43)}`,
  CAPTCHA: 'proof-of-work',
}
