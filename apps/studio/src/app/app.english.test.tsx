import { expect, test } from 'vitest'
import { createTestStudio } from '../testing'

test('a member who has chosen English reads English', async () => {
  await using studio = await createTestStudio({
    at: '/account',
    roles: ['editor'],
    answers: { memberSessions: { list: [] } },
  })
  await studio.sees('My account', 'Login wangfang', 'Change password')
  expect(document.querySelector('.ant-radio-button-wrapper-checked')?.textContent).toBe('English')
})
