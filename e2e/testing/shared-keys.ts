/** For gateways whose database is not in their data folder: they must be given keys, which several may share. */
export const SHARED_KEYS = {
  PREVIEW_KEY: 'p'.repeat(43),
  TOKEN_KEYS: `e2e:${'t'.repeat(43)}`,
  PII_KEYS: `e2e:${'e'.repeat(43)}`,
  PII_INDEX_KEY: 'i'.repeat(43),
  AUDIT_KEYS: `e2e:${'a'.repeat(43)}`,
}
