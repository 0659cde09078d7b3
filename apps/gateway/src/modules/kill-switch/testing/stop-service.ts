import type { StoppedService } from '../../../switches/switch-data'
import { signInMember } from '../../testing/sign-in-member'
import type { TestGateway } from '../../testing/start-test-gateway'

/** Switches something off as a whole; the returned function switches it on again. */
export async function stopService(
  gateway: TestGateway,
  service: StoppedService,
): Promise<() => Promise<void>> {
  const { pool } = gateway.database.owner
  const setter = await signInMember(gateway, { roles: ['operator'], name: '陈运营' })
  const lifter = await signInMember(gateway, { roles: ['administrator'], name: '周管理' })
  await pool.query(`INSERT INTO kill_switch (scope, value, reason, set_by) VALUES ($1, '', '监管要求', $2)`, [
    service,
    setter.member_id,
  ])
  return async () => {
    await pool.query(
      `UPDATE kill_switch SET lift_asked_by = $2, lift_asked_at = now(), lifted_by = $3, lifted_at = now()
       WHERE scope = $1 AND lifted_at IS NULL`,
      [service, setter.member_id, lifter.member_id],
    )
  }
}
