import { z } from 'zod'

/** A setting that names a PostgreSQL database. */
export function postgresUrl(name: string) {
  return z
    .string()
    .refine(
      (text) => ['postgres:', 'postgresql:'].includes(urlOf(text)?.protocol ?? ''),
      `${name} is not an address like postgres://user:password@host:5432/name, so no database can be reached. Correct it, or unset it to use the embedded database.`,
    )
}

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}
