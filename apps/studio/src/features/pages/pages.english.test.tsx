import { expect, test } from 'vitest'
import { aroundPages, click, createTestStudio, pageRow, settings, textOf } from '../../testing'

const page = pageRow('etf', {
  title: 'ETF course',
  state: 'published',
  was_published: true,
  former_codes: ['fund', 'etf-1'],
  tags: ['Autumn'],
  owner: null,
  updated_by: 'Ann',
  start_at: '2026-12-01T00:00:00Z',
  end_at: '2026-12-31T00:00:00Z',
})

test('pages, what can be done with one, and a change of its code are told in English', async () => {
  await using studio = await createTestStudio({
    at: '/pages',
    roles: ['approver'],
    answers: {
      ...aroundPages,
      pageList: {
        list: [page],
        next: null,
        counts: { draft: 1, published: 1, taken_down: 0, archived: 0 },
      },
      studioSettings: settings(),
    },
  })
  await studio.sees('Unpublished changes', '2026-12-01 08:00 to 2026-12-31 08:00', 'Imported by command')
  await click(await studio.find('button', 'More actions for ETF course'))
  await click(await studio.find('menuitem', 'Change code'))
  await studio.find('dialog')
  await studio.sees('The former address …/etf leads to the new one for good', 'Former codes: fund, etf-1')
  // The logged-in member has a Chinese name.
  expect(
    textOf()
      .replaceAll('王芳', '')
      .match(/[\u4e00-\u9fff]+/g) ?? [],
  ).toEqual([])
})
