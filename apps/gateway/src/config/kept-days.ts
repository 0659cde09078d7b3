import { z } from 'zod'

/** How long something is kept, in days. It is deleted within a day or two after that, and never before. */
export interface KeptDays {
  /** Page views, taps, links that were handed out. */
  networkLogs: number
  /** Text messages and captchas. */
  messageLogs: number
}

/** Six months at their longest, from July to December: the law requires network logs to be kept that long. */
const SIX_MONTHS = 184
const USUAL = 190

/** The number of days that network logs are kept. */
export function keptDays(name: string) {
  return z
    .string()
    .regex(/^\d{1,5}$/, wrong(name))
    .transform(Number)
    .refine((days) => days >= SIX_MONTHS, wrong(name))
    .default(USUAL)
}

function wrong(name: string): string {
  return `${name} is no whole number of days from ${SIX_MONTHS} to 99999, and network logs have to be kept for six months. Set one such as ${USUAL}, or unset it.`
}
