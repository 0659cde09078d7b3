import { z } from 'zod'

/** What a code is good for; one that was sent for one of them is wrong everywhere else. */
export const smsScenes = ['lead', 'enrol', 'login', 'money', 'erase', 'contract'] as const

export type SmsScene = (typeof smsScenes)[number]

/** What a code is asked for. Other words and numbers, as older clients send them, mean the form for leads. */
export const smsScene = z
  .union([z.string().max(32), z.int()])
  .transform((type): SmsScene => smsScenes.find((scene) => scene === type) ?? 'lead')
  .describe(
    'What the code is for: `lead` (also any other value), `enrol`, `login`, `money`, `erase`, `contract`',
  )
