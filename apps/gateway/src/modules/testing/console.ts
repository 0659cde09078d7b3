import type { StudioOperations, StudioPayload } from '@yingzao/contract/studio'
import type { SignedInMember } from './sign-in-member'
import type { TestGateway } from './start-test-gateway'
import { callStudio } from './studio-calls'

/**
 * A console as its tests use it, with the gateway and the member that exist once a test runs: calls of that member or
 * of another, and rows as the owner of the tables sees them.
 */
export function consoleOf(now: () => { gateway: TestGateway; member: SignedInMember }) {
  const rows = async (statement: string, values: unknown[] = []) =>
    (await now().gateway.database.owner.pool.query(statement, values)).rows
  /** What the audit log says about a subject, in order. */
  const logOf = (subject: string) =>
    rows('SELECT action, who, before, after FROM audit_log WHERE subject = $1 ORDER BY seq', [subject])
  return {
    rows,
    logOf,
    actionsOn: async (subject: string): Promise<string[]> =>
      (await logOf(subject)).map(({ action }) => action),
    does: <Id extends keyof StudioOperations>(
      id: Id,
      payload: StudioPayload<StudioOperations[Id]>,
      member = now().member,
    ) => callStudio(now().gateway, id, payload, member),
  }
}
