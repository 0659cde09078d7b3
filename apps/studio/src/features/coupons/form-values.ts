import { fenOf, MOST_FEN, yuanOf } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'
import type { BatchRow } from './coupon-rows'
import { wording } from './wording'

type Fields = Omit<Payload<'couponBatchCreate'>, 'coupon_id'>

/** What the form holds: amounts in yuan and numbers as typed, moments in milliseconds. */
export interface BatchValues {
  id: string
  title: string
  kind: 'amount' | 'rate'
  amount: string
  rate: string
  ceiling: string
  threshold: string
  products: number[]
  receiveFrom: number | null
  receiveTo: number | null
  until: 'moment' | 'days'
  useFrom: number | null
  useTo: number | null
  useDays: string
  total: string
  perUser: string
  /** Also undefined once it has been cleared. */
  rule: string | null | undefined
  isOpen: boolean
}

/** Returns a batch as the form starts with it; undefined: a new one. */
export function valuesOf(batch: BatchRow | undefined): BatchValues {
  return {
    id: batch?.coupon_id ?? '',
    title: batch?.title ?? '',
    kind: batch?.kind ?? 'amount',
    amount: yuanText(batch?.amount),
    rate: batch?.rate ? String(batch.rate) : '',
    ceiling: yuanText(batch?.ceiling),
    threshold: yuanText(batch?.threshold || null),
    products: batch?.products ?? [],
    receiveFrom: msOf(batch?.receive_from),
    receiveTo: msOf(batch?.receive_to),
    until: batch?.use_to ? 'moment' : 'days',
    useFrom: msOf(batch?.use_from),
    useTo: msOf(batch?.use_to),
    useDays: batch ? String(batch.use_days ?? '') : '30',
    total: batch ? String(batch.total) : '',
    perUser: String(batch?.per_user ?? 1),
    rule: batch?.rule_id ?? null,
    isOpen: batch?.is_open ?? true,
  }
}

/** The same as calls take it; what does not belong to its kind is left out. */
export function fieldsOfValues(values: BatchValues): Fields {
  const isAmount = values.kind === 'amount'
  const hasMoment = values.until === 'moment'
  return {
    title: values.title,
    kind: values.kind,
    amount: isAmount ? (fenOf(values.amount) ?? null) : null,
    rate: isAmount ? null : Number(values.rate),
    ceiling: isAmount ? null : (fenOf(values.ceiling) ?? null),
    threshold: fenOf(values.threshold) ?? 0,
    products: values.products,
    receive_from: isoOf(values.receiveFrom),
    receive_to: isoOf(values.receiveTo),
    use_from: isoOf(values.useFrom),
    use_to: hasMoment ? isoOf(values.useTo) : null,
    use_days: hasMoment ? null : Number(values.useDays),
    total: Number(values.total),
    per_user: Number(values.perUser),
    rule_id: values.rule ?? null,
    is_open: values.isOpen,
  }
}

/** Returns the current values of what can be changed in a batch. */
export function fieldsOf(batch: BatchRow): Fields {
  return {
    title: batch.title,
    kind: batch.kind,
    amount: batch.amount,
    rate: batch.rate,
    ceiling: batch.ceiling,
    threshold: batch.threshold,
    products: batch.products,
    receive_from: batch.receive_from,
    receive_to: batch.receive_to,
    use_from: batch.use_from,
    use_to: batch.use_to,
    use_days: batch.use_days,
    total: batch.total,
    per_user: batch.per_user,
    rule_id: batch.rule_id,
    is_open: batch.is_open,
  }
}

/** A text that has to be a whole number between two others; empty is accepted unless it is needed. */
export function whole([least, most]: readonly [number, number], said: string, { isNeeded = false } = {}) {
  return {
    validator: async (_rule: unknown, text: string | undefined) => {
      const typed = text?.trim() ?? ''
      if (typed === '' && !isNeeded) return
      if (!/^\d{1,7}$/.test(typed) || Number(typed) < least || Number(typed) > most) throw new Error(said)
    },
  }
}

/** A text that has to be a sum in yuan; empty is accepted unless it is needed. */
export function money({ isNeeded }: { isNeeded: boolean }) {
  return {
    validator: async (_rule: unknown, text: string | undefined) => {
      if (!isNeeded && (text ?? '').trim() === '') return
      const fen = fenOf(text ?? '')
      if (fen === undefined || fen < 1 || fen > MOST_FEN) throw new Error(wording.form.moneyForm)
    },
  }
}

function yuanText(fen: number | null | undefined): string {
  return fen === null || fen === undefined ? '' : yuanOf(fen)
}

function msOf(text: string | null | undefined): number | null {
  return text ? Date.parse(text) : null
}

function isoOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString()
}
