import { reckonLevel } from '@yingzao/contract/server'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { issueSession, keepRiskLevel } from '../../passport'
import { hasQuestionnaires, insertDraft, publishDraft } from '../questionnaire-store'
import { sampleQuestionnaire } from '../sample-questionnaire'
import { insertTest } from '../test-store'

interface DemoTest {
  handset: string
  /** Which option is chosen, question by question in turn; where a question has fewer, its last. */
  options: readonly number[]
  monthsAgo?: number
}

/** Somebody at each of several levels, also of the weakest type, and one whose year is over. */
const DEMO_TESTS: readonly DemoTest[] = [
  { handset: '13900010011', options: [3], monthsAgo: 13 },
  { handset: '13900010009', options: [3], monthsAgo: 11 },
  { handset: '13900010008', options: [5], monthsAgo: 2 },
  { handset: '13900010001', options: [3] },
  { handset: '13900010002', options: [3, 4] },
  { handset: '13900010003', options: [2] },
  { handset: '13900010004', options: [3] },
  { handset: '13900010005', options: [3] },
  { handset: '13900010006', options: [5] },
  { handset: '13900010007', options: [3, 4] },
  { handset: '13900010010', options: [1] },
  ...['13900010012', '13900010013', '13900010014'].map((handset) => ({ handset, options: [5] })),
]

/** Publishes the sample and stores tests taken with it, if there is no questionnaire at all. */
export async function showDemoTests({ config, db }: Pick<Context, 'config' | 'db'>): Promise<void> {
  if (await hasQuestionnaires(db.orm)) return
  await db.orm.transaction(async (tx) => {
    const version = await insertDraft(tx, sampleQuestionnaire)
    await publishDraft(tx, version, null)
    for (const test of DEMO_TESTS) await showTest({ config }, tx, version, test)
  })
}

async function showTest(
  ctx: Pick<Context, 'config'>,
  tx: Transaction,
  version: number,
  { handset, options: wanted, monthsAgo = 0 }: DemoTest,
): Promise<void> {
  const { uid } = await issueSession(ctx, tx, handset)
  const answers = sampleQuestionnaire.questions.map(({ question_id, options }, index) => {
    const number = Math.min(wanted[index % wanted.length] ?? 1, options.length)
    return { question_id, option_id: options[number - 1]?.option_id ?? '' }
  })
  const test = await insertTest(tx, {
    uid,
    version,
    answers,
    ...reckonLevel(sampleQuestionnaire, answers),
    isRaised: false,
    ip: '127.0.0.1',
    ua: 'Demo',
    validMonths: sampleQuestionnaire.valid_months,
    monthsAgo,
  })
  await keepRiskLevel(tx, test)
}
