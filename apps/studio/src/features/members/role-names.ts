import type { Role } from '@yingzao/contract/studio'
import { wording } from './wording'

/** What a member is, in one line: `运营、审计`. */
export function roleNames(roles: readonly Role[]): string {
  return wording.listed(roles.map((role) => wording.role[role].name))
}
