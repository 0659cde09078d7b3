import { z } from 'zod'

/** What the setting is read for, in the words of its problems. */
interface OriginWords {
  name: string
  example: string
  /** Why it matters that it is an origin at all. */
  why: string
  /** Production's words for one that is not set; absent: it need not be. */
  missing?: string
}

/**
 * An origin under which browsers reach this deployment, without the slash that people type at its end. Production
 * takes https only: over http anybody on the way reads logins and phone numbers, and changes pages.
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
