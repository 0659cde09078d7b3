import { randomBytes } from 'node:crypto'
import { operations } from '@yingzao/contract/server'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rotateKeys } from '../../../pii/rotate-keys'
import { allTables } from '../..'
import { erasePerson } from '../../privacy/erase-person'
import { declared } from '../../registry'
import { race } from '../../testing/race'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway, testKey } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'
import { call } from '../../testing/visitor-calls'
import { PIXEL, surveyPage } from '../testing/survey-page'
import { openFile, openFileName } from './seal-file'

const CONSENT = '我已阅读并同意《隐私政策》'
const PHONE = '13800138000'
const FIELDS = [
  { id: 'proof', label: '资产证明', type: 'file', most_files: 2 },
  { id: 'photo', label: '照片', type: 'file', accepts: 'pictures', required: false },
  { id: 'phone', label: '电话', type: 'phone', required: false },
]
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

let gateway: TestGateway
let operator: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'] })
  await gateway.publish(surveyPage({ fields: FIELDS }))
  await gateway.publish(surveyPage({ fields: [FIELDS[0]] }, { code: 'other' }))
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() => query('TRUNCATE survey_answer, survey_file, call_count'))

const query = async (text: string, values?: unknown[]) =>
  (await gateway.database.owner.pool.query(text, values)).rows
const rows = () => query('SELECT * FROM survey_file ORDER BY id')

let submissions = 0
const newId = () => `submission-${String(++submissions).padStart(8, '0')}`

async function bring(bytes: Buffer, fields: Record<string, string> = {}) {
  const { path } = operations.surveyFile
  const reply = await gateway.app.inject({
    method: 'POST',
    url: path,
    query: {
      page_code: 'sale',
      block_id: 'survey',
      submit_id: 'submission-shared',
      field: 'proof',
      name: '证明.png',
      ...fields,
    },
    headers: { 'content-type': 'application/octet-stream' },
    payload: bytes,
  })
  return { status: reply.statusCode, ...reply.json() }
}

const submit = (submit_id: string, answers: Record<string, string | string[]>, page_code = 'sale') =>
  call(gateway, 'submitSurvey', { page_code, block_id: 'survey', submit_id, answers, agreed: CONSENT })

const said = (msg: string) => ({ status: 200, code: 400001, msg, response: null })

describe('a file', () => {
  test('is kept encrypted, with what it is called, and can be opened in its own row alone', async () => {
    const { response } = await bring(PIXEL)
    expect(response).toEqual({ file_id: expect.any(String), name: '证明.png', bytes: expect.any(Number) })
    const [row] = await rows()
    expect(row).toMatchObject({ public_id: response.file_id, kind: 'png', answer_id: null })
    expect(JSON.stringify(row)).not.toContain('证明')
    expect(row.content.includes(PIXEL.subarray(0, 8))).toBe(false)
    expect(openFileName(gateway.ctx.config, row)).toBe('证明.png')
    expect(openFile(gateway.ctx.config, row).subarray(0, 8)).toEqual(PIXEL.subarray(0, 8))
    const moved = { ...row, public_id: '2f0c9a4e-6b1d-4a57-9a0e-0d6f0a1b2c3d' }
    expect(() => openFile(gateway.ctx.config, moved)).toThrow(/moved/)
    row.content[20] ^= 1
    expect(() => openFile(gateway.ctx.config, row)).toThrow()
  })

  test('is judged by its bytes and takes its ending from them', async () => {
    expect((await bring(PDF, { name: '假的.png' })).response.name).toBe('假的.pdf')
    const jpeg = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
    expect((await bring(jpeg, { name: '..\\..\\a\u0000\u202Eb.exe' })).response.name).toBe('ab.jpg')
    const webp = await sharp(PIXEL).webp().toBuffer()
    expect((await bring(webp, { name: '' })).response.name).toBe('未命名.webp')
  })

  test('of a camera loses where it was taken, and what somebody has put behind its end', async () => {
    const noted = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Artist: '张三的手机' } })
      .jpeg()
      .toBuffer()
    await bring(Buffer.concat([noted, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]))
    const [row] = await rows()
    const bytes = openFile(gateway.ctx.config, row).toString('latin1')
    expect(noted.includes('Exif')).toBe(true)
    expect(bytes).not.toMatch(/Exif|<script>|PK/)
  })

  test.each<
    [what: string, bytes: () => Buffer | Promise<Buffer>, fields: Record<string, string>, msg: string]
  >([
    ['nothing', () => Buffer.alloc(0), {}, '文件是空的，请重新选择'],
    ['text', () => Buffer.from('hello'), {}, '文件的内容不是 JPEG、PNG、WebP 图片或 PDF，请换一个文件'],
    [
      'a page that calls itself a picture',
      () => Buffer.from('<!doctype html><svg onload=alert(1)>'),
      {},
      '文件的内容不是 JPEG、PNG、WebP 图片或 PDF，请换一个文件',
    ],
    [
      'a GIF',
      () => sharp(PIXEL).gif().toBuffer(),
      {},
      '文件的内容不是 JPEG、PNG、WebP 图片或 PDF，请换一个文件',
    ],
    [
      'a page with a PDF in it',
      () => Buffer.concat([Buffer.from('<html>'), PDF]),
      {},
      '文件的内容不是 JPEG、PNG、WebP 图片或 PDF，请换一个文件',
    ],
    ['half a PDF', () => PDF.subarray(0, 20), {}, 'PDF 不完整，请重新导出后上传'],
    [
      'a PDF where pictures are asked for',
      () => PDF,
      { field: 'photo' },
      '文件的内容不是 JPEG、PNG、WebP 图片，请换一个文件',
    ],
    [
      'the beginning of a picture',
      () => Buffer.concat([PIXEL.subarray(0, 16), randomBytes(64)]),
      {},
      '图片已损坏，无法读取。请重新导出这张图片。',
    ],
  ])('that is %s is refused in words, and nothing is kept', async (_what, bytes, fields, msg) => {
    expect(await bring(await bytes(), fields)).toEqual(said(msg))
    expect(await rows()).toEqual([])
  })

  test('that is a bomb is never decoded', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: 'white' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.byteLength).toBeLessThan(2_000_000)
    expect((await bring(bomb)).msg).toContain('超过 40 百万像素的上限')
    expect(await rows()).toEqual([])
  })

  test('of 11 MB is refused before it is judged', async () => {
    const reply = await bring(Buffer.concat([PDF, Buffer.alloc(11 * 1024 * 1024)]))
    expect(reply).toEqual(said('文件超过 10 MB 的上限，请压缩后再上传'))
    expect(await rows()).toEqual([])
  })

  test('comes for a field that the published page asks for, and for no other', async () => {
    for (const fields of [
      { page_code: 'nowhere' },
      { block_id: 'other' },
      { field: 'phone' },
      { field: 'unknown' },
      { page_code: 'other', field: 'photo' },
    ])
      expect([fields, (await bring(PIXEL, fields)).code]).toEqual([fields, 404001])
    expect(await rows()).toEqual([])
  })

  test('is one of so many that a network, a form and all together may bring', async () => {
    for (const [key, count] of [
      ['survey-file 127.0.0.1', 120],
      ['survey-file form sale/survey', 1_200],
    ] as const) {
      await query('INSERT INTO call_count (key, count) VALUES ($1, $2)', [key, count - 1])
      expect((await bring(PIXEL)).code).toBe(1)
      expect((await bring(PIXEL)).status).toBe(429)
      await query('TRUNCATE call_count')
    }
    await query(
      `INSERT INTO survey_file (public_id, page_code, block_id, submit_id, field_id, kind, bytes, personal_enc, content)
       SELECT gen_random_uuid(), page_code, block_id, submit_id, field_id, kind, 20000000, personal_enc, content
       FROM survey_file, generate_series(1, 60) LIMIT 110`,
    )
    expect((await bring(PIXEL)).status).toBe(429)
  })
})

describe('files that are handed in', () => {
  test('become part of their answers, once, however often and however many at once', async () => {
    const submit_id = newId()
    const ids = [
      (await bring(PIXEL, { submit_id })).response.file_id,
      (await bring(PDF, { submit_id })).response.file_id,
    ]
    const replies = await race(6, () => submit(submit_id, { proof: ids }))
    expect(replies.map(({ code }) => code)).toEqual(Array(6).fill(1))
    expect(replies.filter(({ response }) => response.is_new)).toHaveLength(1)
    const [answer] = await query('SELECT * FROM survey_answer')
    expect(answer.answers).toEqual([
      {
        id: 'proof',
        label: '资产证明',
        type: 'file',
        personal: true,
        files: [
          { id: ids[0], kind: 'png', bytes: expect.any(Number) },
          { id: ids[1], kind: 'pdf', bytes: PDF.byteLength },
        ],
      },
    ])
    expect((await rows()).map(({ answer_id }) => answer_id)).toEqual([answer.id, answer.id])
  })

  test('are those of their own submission, form and field', async () => {
    const submit_id = newId()
    const theirs = (await bring(PIXEL, { submit_id: newId() })).response.file_id
    const gone = said('“资产证明”：文件已过期，请删除后重新上传')
    expect(await submit(submit_id, { proof: [theirs] })).toEqual(gone)
    const ofOther = (await bring(PIXEL, { submit_id, page_code: 'other' })).response.file_id
    expect(await submit(submit_id, { proof: [ofOther] })).toEqual(gone)
    const photo = (await bring(PIXEL, { submit_id, field: 'photo' })).response.file_id
    expect(await submit(submit_id, { proof: [photo] })).toEqual(gone)
    expect(await submit(submit_id, { proof: ['x'] })).toEqual(said('“资产证明”：请上传文件'))
    expect(await query('SELECT FROM survey_answer')).toEqual([])
  })

  test('are no more than the form asks for', async () => {
    const submit_id = newId()
    const ids = []
    for (const _ of [1, 2, 3]) ids.push((await bring(PIXEL, { submit_id })).response.file_id)
    expect(await submit(submit_id, { proof: ids })).toEqual(said('“资产证明”：最多 2 个文件'))
  })

  test('stay, and what nobody hands in goes within a day', async () => {
    const submit_id = newId()
    const file = (await bring(PIXEL, { submit_id })).response.file_id
    await bring(PIXEL, { submit_id })
    await submit(submit_id, { proof: [file] })
    await gateway.runJobs()
    expect(await rows()).toHaveLength(2)
    await query("UPDATE pgboss.job SET start_after = start_after - interval '1 day'")
    await gateway.runJobs()
    expect((await rows()).map(({ public_id }) => public_id)).toEqual([file])
  })

  test('go with their answers when their person is erased', async () => {
    const submit_id = newId()
    const file = (await bring(PIXEL, { submit_id })).response.file_id
    await submit(submit_id, { proof: [file], phone: PHONE })
    const [{ handset_hash }] = await query('SELECT handset_hash FROM survey_answer')
    await gateway.ctx.db.orm.transaction((tx) => erasePerson(tx, { uid: 0, handset_hash }, declared))
    expect([await rows(), await query('SELECT FROM survey_answer')]).toEqual([[], []])
  })

  test('can be opened with the newest key alone once keys were rotated, their bytes untouched', async () => {
    await bring(PDF)
    const [before] = await rows()
    const config = {
      ...gateway.ctx.config,
      piiKeys: [testKey('next'), ...gateway.ctx.config.piiKeys] as never,
    }
    await rotateKeys({ ...gateway.ctx, config }, allTables)
    const [after] = await rows()
    expect(after.content).toEqual(before.content)
    expect(openFile({ piiKeys: [testKey('next')] }, after)).toEqual(PDF)
  })
})

describe('a member', () => {
  async function handedIn() {
    const submit_id = newId()
    const file_id = (await bring(PDF, { submit_id, name: '王女士的证明.pdf' })).response.file_id
    await submit(submit_id, { proof: [file_id] })
    const { response } = await callStudio(gateway, 'surveyAnswerList', {}, operator)
    return { file_id, row: response.list[0] }
  }
  const open = (payload: { id: number; file_id: string }, member = operator) =>
    gateway.app.inject({
      method: 'POST',
      url: '/studio-api/surveys/file',
      headers: member.headers,
      payload: { reason: '核对材料', ...payload },
    })

  test('sees how many there are and what kind, and their names when they say why', async () => {
    const { row, file_id } = await handedIn()
    expect(row.answers).toEqual([
      {
        id: 'proof',
        label: '资产证明',
        text: '1 个文件',
        is_personal: true,
        files: [{ id: file_id, kind: 'pdf', bytes: PDF.byteLength }],
      },
    ])
    const { response } = await callStudio(gateway, 'surveyReveal', { id: row.id, reason: '核对' }, operator)
    expect(response.answers).toEqual([{ id: 'proof', text: '王女士的证明.pdf' }])
  })

  test('saves one, which is never shown in place, and the log has who and why', async () => {
    const { row, file_id } = await handedIn()
    const reply = await open({ id: row.id, file_id })
    expect(reply.rawPayload).toEqual(PDF)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('王女士的证明.pdf')}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    const logged = await query("SELECT subject, after FROM audit_log WHERE action = 'survey.file'")
    expect(logged).toEqual([
      { subject: `survey:${row.id}`, after: { reason: '核对材料', file_id, kind: 'pdf' } },
    ])
  })

  test('who only reads saves none, and nobody one of other answers', async () => {
    const { row, file_id } = await handedIn()
    const auditor = await signInMember(gateway, { roles: ['auditor'] })
    expect((await open({ id: row.id, file_id }, auditor)).statusCode).toBe(403)
    expect((await open({ id: row.id + 1, file_id })).statusCode).toBe(404)
  })
})
