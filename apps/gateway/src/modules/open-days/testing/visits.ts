import type { OperationResponse, Operations } from '@yingzao/contract/server'
import { type SignedIn, signIn } from '../../testing/sign-in'
import type { SignedInMember } from '../../testing/sign-in-member'
import type { TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'

type Register = Operations['openDayRegister']
type Fields = Partial<Parameters<typeof call<'openDayRegister'>>[2]>

/** Registers somebody for a session, by default somebody new; returns their pass, and who they are. */
export async function registerFor(
  gateway: TestGateway,
  session_id: string,
  { visitor, ...fields }: Fields & { visitor?: SignedIn } = {},
): Promise<OperationResponse<Register> & { visitor: SignedIn }> {
  const who = visitor ?? (await signIn(gateway))
  const sent = { session_id, name: '王女士', handset: who.handset, consent: 1 as const, ...fields }
  const { code, msg, response } = await call(gateway, 'openDayRegister', sent, who)
  if (code !== 1) throw new Error(`${session_id} was not registered for: ${msg}`)
  return { ...response, visitor: who }
}

/** Records that a ticket was let in, once more with every call. */
export async function checkInOnce(
  { database }: Pick<TestGateway, 'database'>,
  { member_id }: Pick<SignedInMember, 'member_id'>,
  { ticket_no, forced_why = null, at }: { ticket_no: string; forced_why?: string | null; at?: string },
): Promise<void> {
  await database.owner.pool.query(
    `INSERT INTO check_in (scan_id, ticket_no, member_id, gate, scanned_at, forced_why)
     VALUES (gen_random_uuid(), $1, $2, '东门', coalesce($3::timestamptz, now()), $4)`,
    [ticket_no, member_id, at ?? null, forced_why],
  )
}
