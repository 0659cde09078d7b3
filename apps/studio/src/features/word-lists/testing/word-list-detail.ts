import type { Role } from '@yingzao/contract/studio'
import type { Answer } from '../../../state/calls'
import { type Answers, createTestStudio, type TestStudio } from '../../../testing'

export type Detail = Answer<'wordListDetail'>

export const BOOST = { word: '翻倍神器', severity: 'error', why: '夸大收益', instead: '学习工具' } as const
export const FINGER = { word: '金手指', severity: 'warning', why: '暗示捷径', instead: '' } as const

/** A list of two words in force, and no trial. */
export function wordListDetail(change: Partial<Detail> = {}): Detail {
  return {
    in_force: {
      revision: 3,
      words: [BOOST, FINGER],
      rules: { shouting: 'off' },
      note: '监管通报',
      set_at: '2026-11-20T02:00:00Z',
      by: '何合规',
    },
    trial: null,
    ...change,
  }
}

/** A list whose trial has ended: two pages would fail. */
export function readyTrial(change: Partial<NonNullable<Detail['trial']>> = {}): NonNullable<Detail['trial']> {
  return {
    ...wordListDetail().in_force,
    revision: 4,
    base_revision: 3,
    note: '新增夸大用语',
    state: 'ready',
    done: 12,
    total: 12,
    failing_count: 2,
    failing: ['spring', 'summer'].map((code) => ({
      code,
      title: code === 'spring' ? '春季活动' : '夏季活动',
      version: 2,
      is_shown: true,
      findings: [
        {
          rule: 'own-words',
          severity: 'error',
          path: 'page_schema[0].value.html',
          message: '含有词库中的词：“老王带飞”（夸大收益）。',
        },
      ],
    })),
    ...change,
  }
}

/** Opens the screen as compliance sees it. */
export function openWordLists(
  detail: Detail,
  answers: Answers = {},
  role: Role = 'compliance',
): Promise<TestStudio> {
  return createTestStudio({
    at: '/word-lists',
    roles: [role],
    answers: { wordListDetail: detail, ...answers },
  })
}
