import { expect, test } from 'vitest'
import { pageOf } from './edited-page'

test('the window of a campaign stands beside what is read as a page', () => {
  const page = pageOf({ code: 'etf', title: '训练营', page_schema: [], start_at: 5, end_at: 'soon' })
  expect(page).toMatchObject({ code: 'etf', title: '训练营', start_at: 5, end_at: null })
})
