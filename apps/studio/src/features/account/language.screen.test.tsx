import { afterEach, expect, test } from 'vitest'
import { click, createTestStudio, selfWith } from '../../testing'

afterEach(() => {
  sessionStorage.clear()
})

test('choosing a language is kept for the member, and loads the Studio in it', async () => {
  await using studio = await createTestStudio({
    at: '/account',
    roles: ['editor'],
    answers: { memberSessions: { list: [] }, studioLanguageSet: {} },
  })
  await click(await studio.find('radio', 'English'))
  await studio.until(() => studio.around.left === 1)
  expect(studio.asked('studioLanguageSet')).toEqual([{ language: 'en' }])
})

test('whoever wants another language than this build speaks gets it by loading anew, once', async () => {
  const answers = {
    memberSessions: { list: [] },
    studioSession: { member: selfWith(['editor'], { language: 'en' as const }), needs_setup: false },
  }
  for (const times of [1, 0]) {
    await using studio = await createTestStudio({ at: '/account', answers })
    await studio.sees('我的账号')
    expect(studio.around.left).toBe(times)
  }
})

test('who has not logged in yet may choose, too', async () => {
  await using studio = await createTestStudio({
    at: '/',
    answers: { studioSession: { member: null, needs_setup: false } },
  })
  await click(await studio.find('button', 'English'))
  await studio.until(() => studio.around.left === 1)
})
