import { studioOperations } from '@yingzao/contract/studio'
import { expect, test } from 'vitest'
import { mayCall } from './session'

test.each([
  { roles: ['operator'], call: 'leadReveal', may: true },
  { roles: ['auditor'], call: 'leadReveal', may: false },
  { roles: ['auditor'], call: 'leadList', may: true },
  { roles: ['editor', 'administrator'], call: 'memberList', may: true },
  { roles: ['editor'], call: 'memberList', may: false },
  { roles: ['editor'], call: 'memberSessions', may: true },
] as const)('$roles may make the call $call: $may', ({ roles, call, may }) => {
  expect(mayCall({ roles: [...roles] }, studioOperations[call])).toBe(may)
})
