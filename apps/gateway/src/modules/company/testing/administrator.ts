import { pageText } from '../../testing/documents'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'

/** A gateway with one published page, and a member who may set what its pages say about the company. */
export async function startWithAdministrator(): Promise<{
  gateway: TestGateway
  administrator: SignedInMember
}> {
  const gateway = await startTestGateway()
  await gateway.publish(pageText())
  const administrator = await signInMember(gateway, { roles: ['administrator'], name: '周管理' })
  return { gateway, administrator }
}
