import type { Answer } from '../../../state/calls'
import { createTestStudio, settings, type TestStudio } from '../../../testing'

export type Detail = Answer<'companyDetail'>

/** The data of a company that has changed nothing since it was set up. */
export function companyDetail(change: Partial<Detail> = {}): Detail {
  const { site } = settings()
  return {
    revision: 0,
    site,
    theme: {},
    advisers: [],
    at_start: site,
    changes: [],
    published_pages: 0,
    own_themes: [],
    following: [],
    ...change,
  }
}

/** The company's screen, as an administrator sees it. */
export function openCompany(first: Detail): Promise<TestStudio> {
  return createTestStudio({
    at: '/company',
    roles: ['administrator'],
    answers: { companyDetail: first, studioSettings: settings() },
  })
}
