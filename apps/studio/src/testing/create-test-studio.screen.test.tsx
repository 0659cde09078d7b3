import { expect, test } from 'vitest'
import { createTestStudio } from '.'

test('a call that the test did not expect fails it by its name', async () => {
  const studio = await createTestStudio({ at: '/audit', roles: ['auditor'] })
  await expect(studio.sees('never')).rejects.toThrow('auditList was called, and this test did not expect it')
  // It is reported once: a second error would hide the first.
  await studio[Symbol.asyncDispose]()
})

test('an answer that is none of the contract fails it, whatever the screen makes of it', async () => {
  const studio = await createTestStudio({
    at: '/audit',
    roles: ['auditor'],
    answers: { auditList: { list: [], next: 7 as never }, memberOptions: { list: [] } },
  })
  await expect(studio.sees('never')).rejects.toThrow('The test answers auditList otherwise than the contract')
  await studio[Symbol.asyncDispose]()
})

test('what is said on the console fails it', async () => {
  const studio = await createTestStudio({ at: '/nowhere', roles: ['editor'] })
  await studio.sees('页面不存在')
  console.warn('Something is odd')
  await expect(studio[Symbol.asyncDispose]()).rejects.toThrow('On the console: Something is odd')
})
