import type { Answer } from '../../../state/calls'
import type { ExperimentDetail, ExperimentRow } from '../experiment-rows'

/** An experiment that nobody has seen yet, as the list returns it. */
export const experiment: ExperimentRow = {
  experiment_id: 12,
  page_code: 'etf-course',
  page_title: 'ETF 入门课',
  name: '首屏标题',
  hypothesis: '写明时长的标题让更多人留下电话',
  measure: 'lead',
  block_id: null,
  effect: 20,
  planned_units: 2_000,
  state: 'draft',
  started_at: null,
  ended_at: null,
  ending: null,
  reason: '',
  winner: null,
  revision: 1,
  updated_at: '2026-11-20T02:02:03Z',
}

export const running: ExperimentRow = {
  ...experiment,
  state: 'running',
  started_at: '2026-11-18T01:00:00Z',
  revision: 2,
}

export const detailOf = (row: ExperimentRow): ExperimentDetail => ({
  experiment: row,
  is_page_published: true,
  page_revision: 4,
  variants: [
    {
      key: 'A',
      name: '现在的页面',
      weight: 50,
      page_code: null,
      page_title: row.page_title,
      revision: 4,
      preview: '',
    },
    {
      key: 'B',
      name: '写明时长',
      weight: 50,
      page_code: 'etf-course-b',
      page_title: 'ETF 入门课（变体）',
      revision: 3,
      preview: '/h5-page/h5/etf-course-b?isPreview=1',
    },
  ],
})

export const result: Answer<'experimentResult'> = {
  alpha: 0.05,
  planned_units: 2_000,
  epochs: [
    {
      epoch: 1,
      page_version: 3,
      started_at: '2026-11-18T01:00:00Z',
      ended_at: null,
      is_complete: false,
      is_mismatched: false,
      ratio_chance: 0.6,
      variants: [
        { key: 'A', name: '现在的页面', weight: 50, units: 812, converted: 81, rate: 0.0998, compared: null },
        {
          key: 'B',
          name: '写明时长',
          weight: 50,
          units: 830,
          converted: 108,
          rate: 0.1301,
          compared: { uplift: 0.304, low: -0.21, high: 0.82, chance: null, verdict: 'open' },
        },
      ],
    },
  ],
}
