import type { Role } from '@yingzao/contract/studio'
import type { ReactNode } from 'react'
import { type Answers, createTestStudio, pageDetail, pageRow, versionRow } from '../../../testing'
import { block, blocks, channels, company, forms, funnel, live, pageReport, vitals } from './sample-reports'

/** Opens a report with something in all of them. */
export function openReports(
  at: string,
  answers: Answers = {},
  { roles = ['operator'], screen }: { roles?: Role[]; screen?: ReactNode } = {},
) {
  return createTestStudio({
    at,
    roles,
    screen,
    answers: {
      reportCompany: company(),
      reportPage: pageReport(),
      reportBlocks: blocks([block('hero', 'image', { exposures: 900, clicks: 90 })]),
      reportForms: forms(),
      reportChannels: channels(),
      reportFunnel: funnel(),
      reportLive: live(),
      reportVitals: vitals(),
      pageDetail: pageDetail(pageRow('etf-course', { title: 'ETF 定投训练营' })),
      pageList: {
        list: [pageRow('etf-course', { title: 'ETF 定投训练营' })],
        next: null,
        counts: { draft: 1, published: 0, taken_down: 0, archived: 0 },
      },
      versionList: {
        list: [versionRow(2, { is_published: true }), versionRow(1)],
        next: null,
      },
      ...answers,
    },
  })
}
