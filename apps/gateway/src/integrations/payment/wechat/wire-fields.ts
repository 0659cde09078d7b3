import { z } from 'zod'

/** A moment as WeChat Pay writes it: `2026-11-24T09:05:00+08:00`. */
export const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

/** An amount, which is never a fraction. */
export const fen = z.int().nonnegative()
