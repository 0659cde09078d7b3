import { z } from 'zod'
import { commaList } from './comma-list'
import { type MailSettings, mailSchema } from './mail'

/** A robot in a WeCom group. */
export interface WecomRobotSettings {
  origin: string
  /** Whoever knows it can post to the group. */
  key: string
}

/** How people are notified of alarms. */
export interface AlarmSettings {
  /** Absent: no group is notified. */
  wecom: WecomRobotSettings | undefined
  /** Addresses that are notified by mail where a rule names none. */
  mailTo: readonly string[]
  /** The mail server. Absent: outside production a sandbox, in production nobody. */
  mail?: MailSettings | undefined
}

const WECOM_ORIGIN = 'https://qyapi.weixin.qq.com'
const KEY = /^[\w-]{8,128}$/

const whoIsTold = z
  .object({
    ALARM_WECOM_WEBHOOK: z.string().optional().transform(readWebhook),
    ALARM_MAIL_TO: z.string().default('').transform(readAddresses),
  })
  .transform(
    (settings): Omit<AlarmSettings, 'mail'> => ({
      wecom: settings.ALARM_WECOM_WEBHOOK,
      mailTo: settings.ALARM_MAIL_TO,
    }),
  )

/** How the settings of alarms are read, with a sentence for each that cannot be used. */
export const alarmsSchema = z.intersection(
  whoIsTold,
  mailSchema.transform((mail): Pick<AlarmSettings, 'mail'> => ({ mail })),
)

/** Nobody must wait for mail that would never be sent. */
export function alarmMailProblems(
  isProduction: boolean,
  { ALARM_MAIL_TO, SMTP_HOST }: NodeJS.ProcessEnv,
): string[] {
  if (!isProduction || ALARM_MAIL_TO === undefined || SMTP_HOST !== undefined) return []
  return [
    'ALARM_MAIL_TO is set without SMTP_HOST, so nobody would be told that way. Set the server of mail, or unset it.',
  ]
}

/** `https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=…`. Errors are reported without the key. */
function readWebhook(
  text: string | undefined,
  context: z.RefinementCtx<string | undefined>,
): WecomRobotSettings | undefined {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const key = url?.searchParams.get('key') ?? ''
  if (url && `${url.origin}${url.pathname}` === `${WECOM_ORIGIN}/cgi-bin/webhook/send` && isPlain(url, key))
    return { origin: WECOM_ORIGIN, key }
  context.addIssue(
    `ALARM_WECOM_WEBHOOK is not like ${WECOM_ORIGIN}/cgi-bin/webhook/send?key=…, so no group would be told of alarms. Copy the address of the robot from the group, or unset it.`,
  )
  return undefined
}

/** It contains nothing else: a name, a fragment or another parameter was meant for something else. */
function isPlain({ username, password, hash, search }: URL, key: string): boolean {
  return username === '' && password === '' && hash === '' && search === `?key=${key}` && KEY.test(key)
}

function readAddresses(text: string, context: z.RefinementCtx<string>): readonly string[] {
  const addresses = commaList(text)
  const wrong = addresses.filter((address) => !z.email().safeParse(address).success)
  if (wrong.length > 0) {
    context.addIssue(
      `ALARM_MAIL_TO: ${wrong.join(', ')} is no mail address, so nobody would be told there. Correct it, or take it out.`,
    )
  }
  return addresses
}
