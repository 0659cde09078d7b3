import { type SignedIn, signIn } from '../../testing/sign-in'
import type { TestGateway } from '../../testing/start-test-gateway'
import { enrol } from '../enrol'

/** Enrols somebody for a talk, in line where it is full; a new visitor unless given. */
export async function enrolFor(
  { ctx }: Pick<TestGateway, 'ctx'>,
  speech_id: string,
  { people_num = 1, visitor }: { people_num?: number; visitor?: SignedIn } = {},
) {
  const who = visitor ?? (await signIn({ ctx }))
  const input = { speech_id, name: '王女士', handset: who.handset, people_num, wait: 1 as const }
  const { enroll_no, status, ticket_no } = await enrol(ctx, input, who.uid, { ip: '192.0.2.1', headers: {} })
  return { visitor: who, enroll_no, status, ticket_no }
}
