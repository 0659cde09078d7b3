import { newKey } from '../config/generated-keys'

/** A first set of keys, as the settings that production and backups need. Their ids are the day they were made. */
export function newKeySettings(today = new Date()): Record<string, string> {
  const id = `k${today.toISOString().slice(0, 10).replaceAll('-', '')}`
  return {
    PREVIEW_KEY: newKey(),
    TOKEN_KEYS: `${id}:${newKey()}`,
    PII_KEYS: `${id}:${newKey()}`,
    PII_INDEX_KEY: newKey(),
    AUDIT_KEYS: `${id}:${newKey()}`,
    BACKUP_KEY: `${id}:${newKey()}`,
  }
}
