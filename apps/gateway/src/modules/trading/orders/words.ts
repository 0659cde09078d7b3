import { type CatalogueEntry, errors, yuanOf } from '@yingzao/contract/server'
import { AppError } from '../../../http/app-error'
import { PRICE_UNIT } from '../../market'

/** A refused order, with the reason in words for its player. */
export function orderRefused(msg: string): AppError {
  return refusedAs(errors.orderRefused, msg)
}

/** Another refusal of the contract, in words of its own. */
export function refusedAs(error: CatalogueEntry, msg: string): AppError {
  return new AppError({ ...error, msg })
}

/** `10,005.01 元` */
export function moneyInWords(fen: number): string {
  return `${grouped(yuanOf(fen))} 元`
}

/** `12.00 元`, and for an ETF `3.905 元`. */
export function priceInWords(price: number): string {
  const digits = String(price).padStart(5, '0')
  const [whole, part] = [digits.slice(0, -4), digits.slice(-4).replace(/0{1,2}$/, '')]
  return `${grouped(`${whole}.${part}`)} 元`
}

/** `1,000,000` */
export function countInWords(count: number): string {
  return grouped(String(count))
}

/** A price as a call returns it. */
export function priceShown(price: number | null): number | null {
  return price === null ? null : price / PRICE_UNIT
}

/** `11月28日` for `2026-11-28`. */
export function dayInWords(day: string): string {
  const [, month, date] = day.split('-')
  return `${Number(month)}月${Number(date)}日`
}

function grouped(digits: string): string {
  const [whole = '', part] = digits.split('.')
  const withCommas = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return part === undefined ? withCommas : `${withCommas}.${part}`
}
