import type { FastifyRequest } from 'fastify'
import type { Member } from '../../http/member'
import type { Actor } from './append-audit'

/** The member who makes this call. */
export function actorOf({ member_id }: Pick<Member, 'member_id'>, { ip }: Pick<FastifyRequest, 'ip'>): Actor {
  return { who: `member:${member_id}`, ip }
}
