import type { PageState } from '@yingzao/contract/studio'
import { studioErrors } from '@yingzao/contract/studio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageText } from '../testing/documents'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'

let gateway: TestGateway
let member: SignedInMember

beforeAll(async () => {
  gateway = await startTestGateway()
  member = await signInMember(gateway, { roles: ['editor', 'approver'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const detail = async (code: string) => (await callStudio(gateway, 'pageDetail', { code }, member)).response
const takeDown = (code: string) =>
  callStudio(gateway, 'pageTakeDown', { code, reason: '活动提前结束' }, member)
const archive = (code: string, is_archived = true) =>
  callStudio(gateway, 'pageArchive', { code, is_archived }, member)

/** How a page gets into the state in which an act finds it. */
const beginnings = {
  draft: async (code: string) => void (await gateway.import(pageText({ code }))),
  published: async (code: string) => void (await gateway.publish(pageText({ code }))),
  taken_down: async (code: string) => {
    await beginnings.published(code)
    await takeDown(code)
  },
  'archived as draft': async (code: string) => {
    await beginnings.draft(code)
    await archive(code)
  },
  'archived after it was out': async (code: string) => {
    await beginnings.taken_down(code)
    await archive(code)
  },
}
type Beginning = keyof typeof beginnings

const acts = {
  publish: async (code: string) =>
    callStudio(gateway, 'pagePublish', { code, revision: (await detail(code)).revision }, member),
  schedule: (code: string) =>
    callStudio(
      gateway,
      'pageSchedule',
      { code, revision: 0, publish_at: null, take_down_at: '2099-01-01T00:00:00.000Z' },
      member,
    ),
  'take down': takeDown,
  archive: (code: string) => archive(code),
  unarchive: (code: string) => archive(code, false),
  restore: (code: string) =>
    callStudio(gateway, 'draftRestore', { code, version: 1, base_revision: 0 }, member),
}
type Act = keyof typeof acts

/**
 * The state of a page afterwards; `refused`: the act failed because the page is still published, and nothing changed.
 */
const afterwards: Record<Beginning, Record<Act, PageState | 'refused'>> = {
  draft: {
    publish: 'published',
    schedule: 'draft',
    'take down': 'draft',
    archive: 'archived',
    unarchive: 'draft',
    restore: 'draft',
  },
  published: {
    publish: 'published',
    schedule: 'published',
    'take down': 'taken_down',
    archive: 'refused',
    unarchive: 'published',
    restore: 'published',
  },
  taken_down: {
    publish: 'published',
    schedule: 'taken_down',
    'take down': 'taken_down',
    archive: 'archived',
    unarchive: 'taken_down',
    restore: 'taken_down',
  },
  'archived as draft': {
    publish: 'published',
    schedule: 'draft',
    'take down': 'archived',
    archive: 'archived',
    unarchive: 'draft',
    restore: 'archived',
  },
  'archived after it was out': {
    publish: 'published',
    schedule: 'taken_down',
    'take down': 'archived',
    archive: 'archived',
    unarchive: 'taken_down',
    restore: 'archived',
  },
}

describe.each(Object.keys(beginnings) as Beginning[])('a page that is %s', (beginning) => {
  test.each(Object.keys(acts) as Act[])('and the act %s', async (act) => {
    const code = `${beginning} ${act}`.replaceAll(' ', '-')
    await beginnings[beginning](code)
    const { state: before } = (await detail(code)).page
    expect(before).toBe(beginning.startsWith('archived') ? 'archived' : beginning)
    const wanted = afterwards[beginning][act]
    const answer = await acts[act](code)
    expect(answer.code).toBe(wanted === 'refused' ? studioErrors.stillPublished.code : 1)
    const { state } = (await detail(code)).page
    expect(state).toBe(wanted === 'refused' ? before : wanted)
    const { statusCode } = await gateway.app.inject(`/h5-page/h5/${code}`)
    expect(statusCode).toBe(state === 'published' ? 200 : 404)
  })
})

test('a page to which something is still to happen is not put away', async () => {
  await beginnings.taken_down('waiting')
  await acts.schedule('waiting')
  expect((await archive('waiting')).code).toBe(studioErrors.stillPublished.code)
  expect((await detail('waiting')).page.state).toBe('taken_down')
})
