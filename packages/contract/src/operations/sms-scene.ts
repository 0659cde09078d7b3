import { z } from 'zod'

/** What a code is valid for; one sent for one of them is wrong for all others. */
export const smsScenes = ['lead', 'enrol', 'login', 'money', 'erase', 'contract'] as const

export type SmsScene = (typeof smsScenes)[number]

/** What a code is requested for. Other words and numbers, as sent by older clients, mean the lead form. */
export const smsScene = z
  .union([z.string().max(32), z.int()])
  .transform((type): SmsScene => smsScenes.find((scene) => scene === type) ?? 'lead')
  .describe(
    'What the code is for: `lead` (also any other value), `enrol`, `login`, `money`, `erase`, `contract`',
  )
