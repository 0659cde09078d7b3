import { type StudioOperations, type StudioResponse, studioErrors } from '@yingzao/contract/studio'
import { desc, eq } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { findProductNames } from '../../catalogue'
import { findVersion, type QuestionnaireRow } from '../questionnaire-store'
import { riskTest, suitabilityCheck } from '../suitability-tables'
import type { TestRow } from '../test-store'
import { listedTest, testsWith } from './test-list'

type Detail = StudioResponse<StudioOperations['riskTestDetail']>

const MOST_CHECKS = 100

/** A test with all its answers and what was decided by it. Throws `notFound`. */
export async function testDetail(
  { config, db }: Pick<Context, 'config' | 'db'>,
  id: number,
): Promise<Detail> {
  const [row] = await testsWith(db.orm, eq(riskTest.id, id), 1)
  const asked = row && (await findVersion(db.orm, row.test.version))
  if (!row || !asked) throw new AppError(studioErrors.notFound)
  return {
    test: listedTest(config, row),
    title: asked.title,
    answers: answersInWords(asked, row.test),
    ip: row.test.ip,
    ua: row.test.ua,
    checks: await checksOf(db.orm, id),
  }
}

/** Every question with what was chosen. A published version says for good what its numbers mean. */
function answersInWords({ questions }: QuestionnaireRow, { answers }: TestRow): Detail['answers'] {
  return answers.map(({ question_id, option_id }) => {
    const question = questions.find((one) => one.question_id === question_id)
    const option = question?.options.find((one) => one.option_id === option_id)
    return {
      question: question?.text ?? question_id,
      option: option?.text ?? option_id,
      points: option?.points ?? 0,
    }
  })
}

async function checksOf(db: Orm, risk_test_id: number): Promise<Detail['checks']> {
  const rows = await db
    .select()
    .from(suitabilityCheck)
    .where(eq(suitabilityCheck.risk_test_id, risk_test_id))
    .orderBy(desc(suitabilityCheck.id))
    .limit(MOST_CHECKS)
  const names = await findProductNames(
    db,
    rows.map(({ shop_product_id }) => shop_product_id),
  )
  return rows.flatMap(({ id, shop_product_id, product_risk, outcome, created_at }) =>
    // What was decided without any test belongs to none.
    outcome === 'none'
      ? []
      : [
          {
            id,
            product: names.get(shop_product_id) ?? String(shop_product_id),
            product_risk,
            outcome,
            created_at: created_at.toISOString(),
          },
        ],
  )
}
