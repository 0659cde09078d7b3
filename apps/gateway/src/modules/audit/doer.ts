import type { Member } from '../../http/member'
import type { Actor } from './append-audit'

/** A member who does something, for the row they write and for the log. */
export interface Doer {
  member: Pick<Member, 'member_id'>
  actor: Actor
}
