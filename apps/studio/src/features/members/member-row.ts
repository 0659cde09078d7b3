import type { Answer } from '../../state/calls'

/** A member as the list returns them. */
export type MemberRow = Answer<'memberList'>['list'][number]
