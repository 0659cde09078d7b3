import { randomUUID } from 'node:crypto'
import type { Operations } from '@yingzao/contract/client'
import type { OperationPayload } from '@yingzao/contract/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashHandset } from '../../pii/sealed-handset'
import { openText } from '../../pii/sealed-text'
import { meetingOf, race } from '../testing/race'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { personalPlace } from './personal-place'
import { countOf, insertAnswers } from './survey-store'
import { surveyPage } from './testing/survey-page'

const CONSENT = '我已阅读并同意《隐私政策》'
const PHONE = '13800138000'
const when = (field: string, is: string, value = '') => ({ match: 'all', tests: [{ field, is, value }] })
const choices = [
  { id: 'c1', label: '参加过' },
  { id: 'c2', label: '没有' },
]

const FIELDS = [
  { id: 'has', label: '参加过吗？', type: 'choice', choices },
  { id: 'which', label: '哪一门？', type: 'text', showIf: when('has', 'is', 'c1') },
  { id: 'why', label: '为什么？', type: 'textarea', showIf: when('which', 'answered') },
  { id: 'place', label: '所在地区', type: 'region', required: false },
  { id: 'news', label: '通知', type: 'consent', text: '同意接收短信', required: false },
]
const PERSONAL = [
  { id: 'name', label: '称呼', type: 'name' },
  { id: 'phone', label: '电话', type: 'phone' },
  { id: 'mail', label: '邮箱', type: 'text', format: 'email', personal: true, required: false },
]

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await gateway.publish(surveyPage({ fields: FIELDS }))
  await gateway.publish(surveyPage({ fields: [...FIELDS.slice(0, 1), ...PERSONAL] }, { code: 'personal' }))
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() => query('DELETE FROM survey_answer; DELETE FROM call_count'))

const query = async (text: string) => (await gateway.database.owner.pool.query(text)).rows
const rows = () => query('SELECT * FROM survey_answer ORDER BY id')

let submissions = 0
const newId = () => `submission-${String(++submissions).padStart(8, '0')}`

type Payload = OperationPayload<Operations['submitSurvey']>

const submit = (payload: Partial<Payload>, visitor?: SignedIn) =>
  call(
    gateway,
    'submitSurvey',
    { page_code: 'sale', block_id: 'survey', submit_id: newId(), answers: {}, ...payload },
    visitor,
  )
const refused = (msg: string, code = 400001) => ({ status: 200, code, msg, response: null })

describe('answers to a form', () => {
  test('are stored with the words of the form, the version of its page and the names of what was chosen', async () => {
    const answers = { has: 'c1', which: '第一课', why: '想学', place: ['440000', '440100', '440106'] }
    expect(await submit({ answers })).toMatchObject({ code: 1, response: { is_new: true } })
    expect(await rows()).toMatchObject([
      {
        page_code: 'sale',
        block_id: 'survey',
        version: 1,
        personal_enc: null,
        consent_version: null,
        answers: [
          { id: 'has', label: '参加过吗？', type: 'choice', value: 'c1', text: '参加过' },
          { id: 'which', label: '哪一门？', type: 'text', value: '第一课', text: '第一课' },
          { id: 'why', label: '为什么？', type: 'textarea', value: '想学', text: '想学' },
          { id: 'place', value: ['440000', '440100', '440106'], text: '广东省 广州市 天河区' },
        ],
      },
    ])
  })

  test('to fields that are not shown are dropped, with what they would have brought', async () => {
    await submit({ answers: { has: 'c2', which: '第一课', why: '想学', unknown: 'x' } })
    const [{ answers }] = await rows()
    expect(answers.map(({ id }: { id: string }) => id)).toEqual(['has'])
  })

  test('are stored once for a submit id, whatever comes with it and however many come at once', async () => {
    const submit_id = newId()
    const replies = await race(10, () => submit({ submit_id, answers: { has: 'c2' } }))
    expect(replies.filter(({ response }) => response.is_new)).toHaveLength(1)
    expect(await submit({ submit_id, answers: {} })).toMatchObject({ code: 1, response: { is_new: false } })
    expect(await rows()).toHaveLength(1)
  })

  test.each<[string, Partial<Payload>, string]>([
    ['misses what is required', { answers: {} }, '“参加过吗？”：请选择一项'],
    ['misses what an answer has brought', { answers: { has: 'c1' } }, '“哪一门？”：请填写此项'],
    ['chooses what there is not', { answers: { has: 'c9' } }, '“参加过吗？”：请选择一项'],
    [
      'names a region that there is not',
      { answers: { has: 'c2', place: ['440000', '110100', '440106'] } },
      '“所在地区”：请选择省、市、区',
    ],
  ])('whose visitor %s are refused by the name of the field', async (_what, payload, msg) => {
    expect(await submit(payload)).toEqual(refused(msg))
    expect(await rows()).toEqual([])
  })

  test('on a page or form that there is not are refused', async () => {
    expect(await submit({ page_code: 'nowhere' })).toEqual(refused('内容不存在', 404001))
    expect(await submit({ block_id: 'other' })).toEqual(refused('内容不存在', 404001))
  })

  test('keep a box as ticked only with the words that the form has', async () => {
    await submit({ answers: { has: 'c2', news: '同意一切' } })
    await submit({ answers: { has: 'c2', news: '同意接收短信' } })
    expect((await rows()).map(({ answers }) => answers.at(-1).text)).toEqual(['没有', '同意接收短信'])
  })

  test('hold no phone in clear where nobody asked for one', async () => {
    await submit({ answers: { has: 'c1', which: `打我电话 ${PHONE}`, why: '想学' } })
    expect((await rows())[0].answers[1].text).toBe('打我电话 138****8000')
  })

  test('of one network are limited by the minute', async () => {
    const answers = { has: 'c2' }
    const statuses: number[] = []
    for (let count = 0; count < 61; count += 1) statuses.push((await submit({ answers })).status)
    expect([statuses.slice(0, 60).every((status) => status === 200), statuses[60]]).toEqual([true, 429])
  })
})

describe('answers that say who somebody is', () => {
  const personal = (payload: Partial<Payload> = {}, visitor?: SignedIn) =>
    submit(
      {
        page_code: 'personal',
        answers: { has: 'c1', name: '王女士', phone: PHONE, mail: 'wang@example.com' },
        agreed: CONSENT,
        ...payload,
      },
      visitor,
    )

  test('are encrypted for their row, and found by the phone alone', async () => {
    await personal()
    const [row] = await rows()
    expect(JSON.stringify(row)).not.toMatch(/13800138000|王女士|wang@/)
    expect(row.answers.slice(1)).toEqual(
      PERSONAL.map(({ id, label, type }) => ({ id, label, type, personal: true })),
    )
    const opened = JSON.parse(openText(gateway.ctx.config, personalPlace(row.public_id), row.personal_enc))
    expect(opened).toEqual({
      name: { value: '王女士', text: '王女士' },
      phone: { value: PHONE, text: PHONE },
      mail: { value: 'wang@example.com', text: 'wang@example.com' },
    })
    expect(row.handset_hash).toBe(hashHandset(gateway.ctx.config, PHONE))
    expect(() => openText(gateway.ctx.config, personalPlace('another'), row.personal_enc)).toThrow(/moved/)
  })

  test('want the consent that the page asks for, word for word', async () => {
    for (const agreed of [undefined, '我同意']) {
      expect(await personal({ agreed })).toEqual(refused('请先阅读并同意《隐私政策》', 400026))
    }
    expect(await rows()).toEqual([])
  })

  test('come with their consent, which is in the log of who is logged in, once', async () => {
    const submit_id = newId()
    const visitor = await signIn(gateway)
    const consents = () =>
      query(
        'SELECT purpose, doc, uid::int, version, handset_hash FROM consent_log WHERE agreed_text IS NOT NULL',
      )
    for (const _ of [1, 2]) await personal({ submit_id }, visitor)
    const [row] = await rows()
    expect(row).toMatchObject({ agreed_text: CONSENT, consent_version: expect.any(String) })
    const { uid } = visitor
    const logged = {
      purpose: 'service',
      doc: 'privacy',
      uid,
      version: row.consent_version,
      handset_hash: null,
    }
    expect(await consents()).toEqual([logged])
    // Nobody has proved whose phone it is.
    await personal()
    expect(await consents()).toEqual([logged])
  })

  test('stand in no row without a consent, whoever writes it', async () => {
    await personal()
    await expect(query('UPDATE survey_answer SET agreed_text = NULL')).rejects.toThrow(
      'survey_answer_personal_agreed',
    )
  })
})

describe('the ends of a form', () => {
  const ENDS = [
    { id: 'e1', title: '已参加', showIf: when('has', 'is', 'c1') },
    { id: 'e2', title: '有回答', showIf: when('has', 'answered') },
  ]
  beforeAll(() => gateway.publish(surveyPage({ fields: FIELDS.slice(0, 2), ends: ENDS }, { code: 'ends' })))
  const end = async (submit_id: string, answers: Payload['answers']) =>
    (await submit({ page_code: 'ends', submit_id, answers })).response

  test('are chosen by the answers that count, the first that holds, and a repeat gets the same', async () => {
    const submit_id = newId()
    const answers = { has: 'c1', which: '第一课' }
    expect(await end(submit_id, answers)).toEqual({ is_new: true, end: 'e1' })
    expect(await end(submit_id, { has: 'c2' })).toEqual({ is_new: false, end: 'e1' })
    expect(await end(newId(), { has: 'c2' })).toEqual({ is_new: true, end: 'e2' })
    expect((await submit({ answers: { has: 'c2' } })).response).toEqual({ is_new: true, end: '' })
  })
})

describe('a form that takes no answers', () => {
  const HOUR = 3_600_000
  const publish = (value: object, code: string) =>
    gateway.publish(surveyPage({ fields: FIELDS.slice(0, 1), ...value }, { code }))
  const answer = (page_code: string, visitor?: SignedIn) =>
    submit({ page_code, answers: { has: 'c2' } }, visitor)

  test('yet, or any more, says so, and one that is open takes them', async () => {
    const now = Date.now()
    await publish({ opens_at: now + HOUR }, 'early')
    await publish({ closes_at: now - HOUR }, 'late')
    await publish({ opens_at: now - HOUR, closes_at: now + HOUR }, 'open')
    expect(await answer('early')).toEqual(refused('还没有开始，请稍后再来', 400011))
    expect(await answer('late')).toEqual(refused('已经结束，不再接受提交', 400012))
    expect(await answer('open')).toMatchObject({ code: 1 })
    expect(await rows()).toHaveLength(1)
  })

  test('because it is full lets no two have the last place', async () => {
    await publish({ places: 3 }, 'full')
    // The page is read once beforehand, so that all meet at the lock.
    expect((await submit({ page_code: 'full', answers: {} })).code).toBe(400001)
    const replies = await race(20, () => answer('full'))
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(3)
    expect(replies.filter(({ code }) => code !== 1)).toEqual(Array(17).fill(refused('名额已满', 400015)))
    expect(await rows()).toHaveLength(3)
  })

  // What is proved above must be able to fail.
  test('would have more than its places if those who count did not wait for each other', async () => {
    // No more at once than one pool has connections.
    const meet = meetingOf(5)
    const form = { page_code: 'twin', block_id: 'survey' }
    const takeLast = () =>
      gateway.ctx.db.orm.transaction(async (tx) => {
        const isFull = (await countOf(tx, form)) >= 3
        await meet()
        const row = { ...form, public_id: randomUUID(), submit_id: newId(), answers: [] }
        if (!isFull) await insertAnswers(tx, row)
      })
    await Promise.all(Array.from({ length: 5 }, takeLast))
    expect(await rows()).toHaveLength(5)
  })

  test('a repeat of what it took is answered when it is full', async () => {
    await publish({ places: 1 }, 'repeat')
    const sent = { page_code: 'repeat', submit_id: newId(), answers: { has: 'c2' } }
    expect((await submit(sent)).response).toEqual({ is_new: true, end: '' })
    expect((await submit(sent)).response).toEqual({ is_new: false, end: '' })
  })

  test('of a phone twice knows it by the phone, ten times at once too, and by the login where there is none', async () => {
    await gateway.publish(
      surveyPage({ fields: [{ ...PERSONAL[1], required: false }], once: true }, { code: 'once' }),
    )
    const once = (phone: string | undefined, visitor?: SignedIn) =>
      submit({ page_code: 'once', answers: phone ? { phone } : {}, agreed: CONSENT }, visitor)
    expect((await submit({ page_code: 'once', answers: {} })).code).toBe(400026)
    const replies = await race(10, () => once(PHONE))
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(replies.find(({ code }) => code !== 1)).toEqual(refused('您已经提交过，无需重复提交', 400013))
    expect(await once('13800138001')).toMatchObject({ code: 1 })
    const visitor = await signIn(gateway)
    expect((await once(undefined, visitor)).code).toBe(1)
    expect((await once(undefined, visitor)).code).toBe(400013)
    for (const _ of [1, 2]) expect((await once(undefined)).code).toBe(1)
  })
})

describe('a page that was published anew', () => {
  test('is told to who has the old one open and answers what is asked no more', async () => {
    await gateway.publish(surveyPage({ fields: FIELDS.slice(0, 2) }, { code: 'changed' }))
    await gateway.publish(
      surveyPage({ fields: [{ id: 'new', label: '新题', type: 'text' }] }, { code: 'changed' }),
    )
    const old = { page_code: 'changed', answers: { has: 'c2' } }
    expect(await submit({ ...old, version: 1 })).toEqual(refused('表单已更新，请刷新页面后重新填写'))
    expect(await submit({ ...old, version: 2 })).toEqual(refused('“新题”：请填写此项'))
    expect(await submit({ ...old, answers: { new: '好' }, version: 1 })).toMatchObject({ code: 1 })
    expect(await rows()).toMatchObject([{ version: 2 }])
  })
})
