import { z } from 'zod'
import { commaList } from './comma-list'

/**
 * Sites besides our own whose pages may make the visitors' calls: origins, character for character as browsers send
 * them.
 */
export function allowedOrigins() {
  return z
    .string()
    .transform(commaList)
    .refine(
      (entries) => entries.every(isOrigin),
      'ALLOWED_ORIGINS is not a list of origins as browsers write them, like https://shop.example.com,https://m.example.com:8443, so either nobody else or somebody wrong could make calls. Write each with scheme and host in small letters, without a path, a slash at the end or a port that goes without saying; * and null stand for anybody and are not taken.',
    )
}

function isOrigin(entry: string): boolean {
  return /^https?:\/\/[\w.:[\]-]+$/.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry
}
