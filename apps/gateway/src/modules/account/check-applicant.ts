import { errors, isHandset } from '@yingzao/contract/server'
import { regionBranch } from '@yingzao/regions/server'
import { AppError } from '../../http/app-error'

/** Checks the name and phone of an applicant. Throws the error for a visitor who has typed something else. */
export function checkApplicant({ name, handset }: { name: string; handset: string }): void {
  if (name.trim() === '' || !isHandset(handset.trim())) throw new AppError(errors.invalidNameOrPhone)
}

/** The most characters of a name on a list at a door. */
const LONGEST_NAME = 12

/** Checks somebody who takes a place: a name, and a phone; an empty one means the account's phone. Throws the same. */
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

/** Whether it is empty, or one branch of the region tree from its province down. */
export function isAddress({ province_id, city_id, area_id }: Address): boolean {
  const levels = [province_id, city_id, area_id]
  const ids = levels.filter((id) => id !== undefined)
  const isGapless = ids.every((id, level) => id === levels[level])
  return ids.length === 0 || (isGapless && regionBranch(ids) !== undefined)
}
