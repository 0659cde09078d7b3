import { z } from 'zod'

/** The server that sends mail. */
export interface MailSettings {
  host: string
  port: number
  /** `tls`: encrypted from the first byte. `starttls`: before anything is said. `none`: in clear, without a login. */
  security: 'tls' | 'starttls' | 'none'
  /** Absent: the server accepts mail without a login. */
  account: { user: string; password: string } | undefined
  /** The sender's address. */
  from: string
}

const PORTS = { tls: 465, starttls: 587, none: 25 } as const

const HOST = /^[A-Za-z0-9.:-]{1,253}$/

/** How the settings of mail are read, with a sentence for each that cannot be used. Undefined: no server is set. */
export const mailSchema = z
  .object({
    SMTP_HOST: z
      .string()
      .regex(HOST, 'SMTP_HOST is no host, such as smtp.example.com. Correct it, or unset it.')
      .optional(),
    SMTP_PORT: z.coerce
      .number('SMTP_PORT is no port. Set 465, 587, or what your provider says.')
      .int()
      .min(1, 'SMTP_PORT is no port. Set 465, 587, or what your provider says.')
      .max(65_535, 'SMTP_PORT is no port. Set 465, 587, or what your provider says.')
      .optional(),
    SMTP_SECURITY: z
      .enum(['tls', 'starttls', 'none'], 'SMTP_SECURITY is not one of tls, starttls and none.')
      .default('tls'),
    SMTP_USER: z.string().optional(),
    SMTP_PASSWORD: z.string().optional(),
    SMTP_FROM: z
      .email('SMTP_FROM is no mail address. Set the one that your provider lets you send from.')
      .optional(),
  })
  .transform((given, context): MailSettings | undefined => {
    const { SMTP_HOST: host, SMTP_FROM: from, SMTP_USER: user, SMTP_PASSWORD: password } = given
    const wrong = (text: string) => {
      context.addIssue(text)
      return undefined
    }
    if (host === undefined) {
      if (user === undefined && password === undefined && from === undefined) return undefined
      return wrong(
        'SMTP_USER, SMTP_PASSWORD or SMTP_FROM is set without SMTP_HOST, so no mail would be sent.',
      )
    }
    if (from === undefined) return wrong('SMTP_HOST is set without SMTP_FROM, the address that sends.')
    if ((user === undefined) !== (password === undefined))
      return wrong('SMTP_USER and SMTP_PASSWORD are set together or not at all.')
    const security = given.SMTP_SECURITY
    if (user !== undefined && security === 'none')
      return wrong('SMTP_SECURITY is none, so SMTP_PASSWORD would be sent in clear. Set tls or starttls.')
    const account = user !== undefined && password !== undefined ? { user, password } : undefined
    return { host, port: given.SMTP_PORT ?? PORTS[security], security, account, from }
  })
