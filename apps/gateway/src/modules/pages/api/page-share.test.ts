import { expect, test } from 'vitest'
import { pageText } from '../../testing/documents'
import { signInMember } from '../../testing/sign-in-member'
import { startTestGateway } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'

test('the card is that of what visitors see, and of a page that they do not see there is none', async () => {
  await using gateway = await startTestGateway()
  const member = await signInMember(gateway, { roles: ['editor'] })
  const share = (code: string) => callStudio(gateway, 'pageShare', { code }, member)
  const { code } = await gateway.import(pageText({ code: 'sale', title: '夏季课程' }))
  expect((await share(code)).status).toBe(404)
  await gateway.publish(pageText({ code: 'sale', title: '夏季课程' }))
  await gateway.import(pageText({ code: 'sale', title: '还没有发布的标题' }))
  expect((await share(code)).response).toMatchObject({ title: '夏季课程', has_card: true })
})

test('without an official account WeChat shows the link only, which is told in production', async () => {
  await using gateway = await startTestGateway({ config: { env: 'production' } })
  const member = await signInMember(gateway, { roles: ['editor'] })
  await gateway.publish(pageText({ code: 'sale', title: '夏季课程' }))
  expect((await callStudio(gateway, 'pageShare', { code: 'sale' }, member)).response.has_card).toBe(false)
})
