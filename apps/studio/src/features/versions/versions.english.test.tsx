import { expect, test } from 'vitest'
import { click, createTestStudio, pageDetail, pageRow, versionRow } from '../../testing'

const etf = { code: 'etf', title: 'ETF camp', page_schema: [] }

test('versions, what differs between two of them and what a restore does are in English', async () => {
  await using studio = await createTestStudio({
    at: '/pages/etf/versions',
    roles: ['editor'],
    answers: {
      pageDetail: pageDetail(pageRow('etf', { title: 'ETF camp', newest_version: 3, updated_by: 'Li Lei' }), {
        document: etf,
        base_version: 3,
      }),
      versionList: {
        list: [
          versionRow(3, { is_published: true, created_by: 'Li Lei' }),
          versionRow(2, { kept_for: 1, created_by: 'Li Lei', blocks: 1 }),
        ],
        next: null,
      },
      versionDetail: ({ version }) => ({ version, document: etf }),
    },
  })
  await studio.sees('Both are the same.', 'Visitors see it', '1 block', '2 blocks')
  await studio.sees('The draft that was kept when version 1 was restored')
  await click(await studio.find('button', 'More actions for Version 2'))
  await click(await studio.find('menuitem', 'Restore as draft'))
  await studio.sees('Restore Version 2 as the draft?', 'kept as version 4 first')
  expect(document.querySelector('main')?.textContent).not.toMatch(/[\u4e00-\u9fff]/)
  expect(document.querySelector('[role="dialog"]')?.textContent).not.toMatch(/[\u4e00-\u9fff]/)
})
