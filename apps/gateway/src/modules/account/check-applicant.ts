import { errors, isHandset } from '@yingzao/contract/server'
import { regionBranch } from '@yingzao/regions/server'
import { AppError } from '../../http/app-error'

/** Somebody with a name and a phone. Throws what a visitor is told who has typed no such thing. */
export function checkApplicant({ name, handset }: { name: string; handset: string }): void {
  if (name.trim() === '' || !isHandset(handset.trim())) throw new AppError(errors.invalidNameOrPhone)
}

/** Signs of a name that stands on a list at a door. */
const LONGEST_NAME = 12

/** Somebody who takes a place: a name, and a phone, of which none is the phone of the account. Throws the same. */
export function checkPlaceTaker({ name, handset }: { name: string; handset: string }): void {
  const { length } = Array.from(name.trim())
  const isPhone = handset.trim() === '' || isHandset(handset.trim())
  if (length < 1 || length > LONGEST_NAME || !isPhone) throw new AppError(errors.invalidNameOrPhone)
}

interface Address {
  province_id?: number | undefined
  city_id?: number | undefined
  area_id?: number | undefined
}

/** Nothing at all, or one branch of the region tree from its province down. */
export function isAddress({ province_id, city_id, area_id }: Address): boolean {
  const levels = [province_id, city_id, area_id]
  const ids = levels.filter((id) => id !== undefined)
  const isGapless = ids.every((id, level) => id === levels[level])
  return ids.length === 0 || (isGapless && regionBranch(ids) !== undefined)
}
