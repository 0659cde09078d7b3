import { type StudioOperations, type StudioPayload, studioOperations } from '@yingzao/contract/studio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readZip } from '../../../spreadsheets/read-zip'
import { publishHeard } from '../../testing/publish-heard'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'
import { call } from '../../testing/visitor-calls'
import { surveyPage } from '../testing/survey-page'

const CONSENT = '我已阅读并同意《隐私政策》'
const WORDS = { id: 'words', label: '意见', type: 'text' }
const PHONE = { id: 'phone', label: '电话', type: 'phone' }
const NAME = { id: 'name', label: '称呼', type: 'name', required: false }

let gateway: TestGateway
let operator: SignedInMember
let auditor: SignedInMember
let submissions = 0

beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'] })
  auditor = await signInMember(gateway, { roles: ['auditor'] })
  await gateway.publish(surveyPage({ fields: [WORDS, PHONE] }, { title: '旧版' }))
  await answer('sale', { words: '=很好', phone: '13812345678' })
  // The same field under another name, and one replaced by another.
  await publishHeard(
    gateway,
    surveyPage({ fields: [{ ...WORDS, label: '您的意见' }, NAME] }, { title: '课后反馈' }),
  )
  await answer('sale', { words: '还行', name: '王女士' })
  await gateway.publish(surveyPage({ fields: [WORDS] }, { code: 'other', title: '别的' }))
  for (const words of ['一', '二', '三']) await answer('other', { words })
})
afterAll(() => gateway[Symbol.asyncDispose]())

async function answer(page_code: string, answers: Record<string, string>): Promise<void> {
  submissions += 1
  const submit_id = `submission-${String(submissions).padStart(8, '0')}`
  const sent = { page_code, block_id: 'survey', submit_id, answers, agreed: CONSENT }
  expect(await call(gateway, 'submitSurvey', sent)).toMatchObject({ code: 1 })
}

const list = async (query: StudioPayload<StudioOperations['surveyAnswerList']>) =>
  (await callStudio(gateway, 'surveyAnswerList', query, auditor)).response

const sale = { page_code: 'sale', block_id: 'survey' }
const texts = (answers: { text: string }[]) => answers.map(({ text }) => text)
const logged = async (action: string) =>
  (await gateway.ctx.db.pool.query('SELECT subject, after FROM audit_log WHERE action = $1', [action])).rows

describe('the list', () => {
  test('has the answers newest first, what is personal masked, under the words that were asked', async () => {
    const { list: rows } = await list(sale)
    expect(rows).toMatchObject([
      { page_code: 'sale', page_title: '课后反馈', block_id: 'survey', version: 2 },
      { version: 1 },
    ])
    expect(rows[0].answers).toEqual([
      { id: 'words', label: '您的意见', text: '还行', is_personal: false },
      { id: 'name', label: '称呼', text: '王**', is_personal: true },
    ])
    expect(rows[1].answers).toEqual([
      { id: 'words', label: '意见', text: '=很好', is_personal: false },
      { id: 'phone', label: '电话', text: '138****5678', is_personal: true },
    ])
  })

  test('comes part by part, and shows nothing twice', async () => {
    const found: number[] = []
    let after: string | undefined
    do {
      const part = await list({ page_code: 'other', limit: '2', ...(after && { after }) } as never)
      found.push(...part.list.map(({ id }: { id: number }) => id))
      after = part.next ?? undefined
    } while (after)
    expect(found).toHaveLength(3)
    expect(found).toEqual([...new Set(found)].sort((one, other) => other - one))
  })

  test('is narrowed by days of China', async () => {
    await gateway.database.owner.pool.query(
      `UPDATE survey_answer SET created_at = '2026-03-01T16:30:00Z' WHERE page_code = 'other' AND answers->0->>'text' = '一'`,
    )
    const of = async (from: string, to: string) =>
      (await list({ page_code: 'other', from, to })).list.map(
        ({ answers }: { answers: { text: string }[] }) => texts(answers),
      )
    expect(await of('2026-03-02', '2026-03-02')).toEqual([['一']])
    expect(await of('2026-03-01', '2026-03-01')).toEqual([])
  })

  test('refuses an `after` that no part has given', async () => {
    const reply = await callStudio(gateway, 'surveyAnswerList', { after: 'x' }, auditor)
    expect([reply.code, reply.msg]).toEqual([expect.any(Number), expect.stringContaining('after')])
    expect(reply.response).toBeNull()
  })

  test('names the forms, the one that was answered last first', async () => {
    const { response } = await callStudio(gateway, 'surveyFormList', {}, auditor)
    expect(
      response.list.map(({ page_code, page_title, count }: Record<string, unknown>) => [
        page_code,
        page_title,
        count,
      ]),
    ).toEqual([
      ['other', '别的', 3],
      ['sale', '课后反馈', 2],
    ])
  })
})

describe('what is personal', () => {
  const reveal = (id: number, member = operator) =>
    callStudio(gateway, 'surveyReveal', { id, reason: '回访' }, member)
  const oldest = async () => (await list(sale)).list.at(-1).id

  test('is told to who says why, and the log has that without it', async () => {
    const id = await oldest()
    const { response } = await reveal(id)
    expect(response).toEqual({ answers: [{ id: 'phone', text: '13812345678' }] })
    expect(await logged('survey.reveal')).toEqual([{ subject: `survey:${id}`, after: { reason: '回访' } }])
  })

  test('is told to nobody who only reads, and of nobody who is not there', async () => {
    expect((await reveal(await oldest(), auditor)).status).toBe(403)
    expect((await reveal(999_999)).response).toBeNull()
  })

  test('is told to a member two hundred times in an hour', async () => {
    const busy = await signInMember(gateway, { roles: ['operator'] })
    const id = await oldest()
    await reveal(id, busy)
    await gateway.ctx.db.pool.query(
      `UPDATE call_count SET count = 200 WHERE key = 'survey-reveal member:${busy.member_id}'`,
    )
    expect((await reveal(id, busy)).status).toBe(429)
  })
})

describe('a table', () => {
  const exportAs = (
    fields: Partial<StudioPayload<StudioOperations['surveyExport']>> = {},
    member: SignedInMember = operator,
  ) =>
    gateway.app.inject({
      method: 'POST',
      url: studioOperations.surveyExport.path,
      headers: member.headers,
      payload: { filter: sale, format: 'csv', reason: '周报', ...fields },
    })
  const lines = (payload: string) =>
    payload
      .replace('\uFEFF', '')
      .split('\r\n')
      .slice(0, -1)
      .map((line) => line.split(',').slice(2))

  test('has a column for each field of all versions, by the name that it had last, those of the newest first', async () => {
    const { payload, headers } = await exportAs()
    expect(headers['content-disposition']).toContain(encodeURIComponent('表单-sale-'))
    expect(lines(payload)).toEqual([
      ['页面版本', '您的意见', '称呼', '电话'],
      ['2', '还行', '王**', ''],
      ['1', "'=很好", '', '138****5678'],
    ])
  })

  test('has what is personal whole for those who may reveal it, and the log says so', async () => {
    const { payload } = await exportAs({ with_personal: true })
    expect(payload).toContain('13812345678')
    expect(payload).toContain('王女士')
    expect((await exportAs({ with_personal: true }, auditor)).statusCode).toBe(403)
    expect(await logged('survey.export')).toContainEqual({
      subject: 'page:sale',
      after: { reason: '周报', format: 'csv', with_personal: true, rows: 2, filter: sale },
    })
  })

  test('can be a workbook', async () => {
    const reply = await exportAs({ format: 'xlsx' }, auditor)
    const sheet = readZip(reply.rawPayload).get('xl/worksheets/sheet1.xml')?.toString() ?? ''
    expect(sheet.match(/<row>/g)).toHaveLength(3)
  })
})
