import { z } from 'zod'

/** What the setting is for, as its error messages put it. */
interface OriginWords {
  name: string
  example: string
  /** Why it matters that it is an origin at all. */
  why: string
  /** Production's message when it is not set; absent: it need not be. */
  missing?: string
}

/**
 * An origin at which browsers reach this deployment, without the trailing slash that people type. Production accepts
 * https only: over http anybody on the way can read logins and phone numbers, and change pages.
 */
export function publicOrigin(
  { name, example, why, missing }: OriginWords,
  { isSecure }: { isSecure: boolean },
) {
  return (
    z
      .string(missing === undefined ? {} : { error: missing })
      .transform((text) => text.replace(/\/$/, ''))
      .refine(
        isOrigin,
        `${name} is not an origin like ${example}, so ${why}. Set scheme and host, without a path.`,
      )
      .refine(
        (text) => !isSecure || !isOrigin(text) || new URL(text).protocol === 'https:',
        `${name} begins with http://, and production needs https://: without it anybody on the way reads logins and phone numbers and changes pages. Put a certificate in front, and set ${name} to the address with https://.`,
      )
      // As browsers write it: it is compared with what they send.
      .transform((text) => new URL(text).origin)
  )
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, origin } = new URL(text)
  return /^https?:$/.test(protocol) && origin === text.toLowerCase()
}
