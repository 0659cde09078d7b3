import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '../../../db/database'
import { AT_ONCE, meetingOf, race } from '../../testing/race'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, startTwin, type TestGateway } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'
import { updateAssignee } from './change-store'
import { addLead } from './testing/add-lead'

let gateway: TestGateway
let operator: SignedInMember
let other: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'], name: '王运营' })
  other = await signInMember(gateway, { roles: ['operator'], name: '李运营' })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const query = async (text: string, values: unknown[] = []) =>
  (await gateway.ctx.db.pool.query(text, values)).rows

const leadOf = async (lead_id: number) =>
  (await query('SELECT status, assignee_id::int FROM lead WHERE lead_id = $1', [lead_id]))[0]

const auditOf = (lead_id: number) =>
  query('SELECT who, action, before, after FROM audit_log WHERE subject = $1 ORDER BY seq', [
    `lead:${lead_id}`,
  ])

async function someLeads(count: number): Promise<number[]> {
  const ids: number[] = []
  for (let n = 0; n < count; n += 1) ids.push(await addLead(gateway))
  return ids
}

describe('giving leads to somebody', () => {
  test('changes those that are not theirs, tells how many, and notes each of them', async () => {
    const [first = 0, second = 0] = await someLeads(2)
    const { member_id } = other
    const assign = (lead_ids: number[], to: number | null) =>
      callStudio(gateway, 'leadAssign', { lead_ids, member_id: to }, operator)
    expect((await assign([first], member_id)).response).toEqual({ changed: 1 })
    // One is theirs, one is named twice, one does not exist.
    expect((await assign([first, second, second, 999_999], member_id)).response).toEqual({ changed: 1 })
    expect((await assign([second], null)).response).toEqual({ changed: 1 })
    expect((await assign([second], null)).response).toEqual({ changed: 0 })
    expect([await leadOf(first), await leadOf(second)]).toMatchObject([
      { assignee_id: member_id },
      { assignee_id: null },
    ])
    const who = `member:${operator.member_id}`
    const action = 'lead.assign'
    expect(await auditOf(second)).toEqual([
      { who, action, before: { assignee_id: null }, after: { assignee_id: member_id } },
      { who, action, before: { assignee_id: member_id }, after: { assignee_id: null } },
    ])
  })

  test('is refused for members who could not work on them', async () => {
    const lead_ids = await someLeads(1)
    const editor = await signInMember(gateway, { roles: ['editor', 'auditor'] })
    const gone = await signInMember(gateway, { roles: ['operator'] })
    await query("UPDATE member SET status = 'disabled' WHERE member_id = $1", [gone.member_id])
    for (const member_id of [editor.member_id, gone.member_id, 999_999]) {
      const { status, code } = await callStudio(gateway, 'leadAssign', { lead_ids, member_id }, operator)
      expect([status, code]).toEqual([404, 404001])
    }
    expect(await leadOf(lead_ids[0] ?? 0)).toMatchObject({ assignee_id: null })
  })
})

test('a status settles the task to call, and back to new sets it anew', async () => {
  const lead_ids = await someLeads(2)
  const callbacks: unknown[] = []
  for (const status of ['contacted', 'invalid', 'new', 'converted'] as const) {
    const { response } = await callStudio(gateway, 'leadSetStatus', { lead_ids, status }, operator)
    expect(response).toEqual({ changed: 2 })
    const rows = await query('SELECT DISTINCT status FROM callback_task WHERE lead_id = ANY($1)', [lead_ids])
    callbacks.push(...rows.map((row) => row.status))
  }
  expect(callbacks).toEqual(['done', 'given_up', 'waiting', 'done'])
  expect((await auditOf(lead_ids[0] ?? 0)).map(({ before, after }) => [before, after])).toEqual([
    [{ status: 'new' }, { status: 'contacted' }],
    [{ status: 'contacted' }, { status: 'invalid' }],
    [{ status: 'invalid' }, { status: 'new' }],
    [{ status: 'new' }, { status: 'converted' }],
  ])
})

describe('two who change the same leads at once', () => {
  type Update = typeof updateAssignee

  /** Assigns leads to these members in turn, ten at once; returns how many have a history that does not join. */
  async function tornHistories(update: Update): Promise<number> {
    await using twin = await startTwin(gateway)
    const lead_ids = await someLeads(3)
    const steps = new Map<number, { before: number | null; after: number }[]>()
    await race(AT_ONCE, async (index) => {
      const { db } = index % 2 === 0 ? gateway.ctx : twin.ctx
      const after = index % 3 === 0 ? operator.member_id : other.member_id
      // In opposite orders, so that two who lock as they go would wait for each other.
      const ids = index % 2 === 0 ? lead_ids : lead_ids.toReversed()
      await db.orm.transaction(async (tx) => {
        for (const { lead_id, before } of await update(tx, ids, after)) {
          steps.set(lead_id, [...(steps.get(lead_id) ?? []), { before, after }])
        }
      })
    })
    let torn = 0
    for (const lead_id of lead_ids) {
      const history = steps.get(lead_id) ?? []
      // In a chain of changes all but one start from where another ended.
      const starts = history.map(({ before }) => before).sort()
      const ends = [null, ...history.map(({ after }) => after)]
      ends.splice(ends.indexOf((await leadOf(lead_id)).assignee_id), 1)
      if (JSON.stringify(starts) !== JSON.stringify(ends.sort())) torn += 1
    }
    return torn
  }

  test('leave a history without a gap', async () => {
    expect(await tornHistories(updateAssignee)).toBe(0)
  })

  test('would tear it if they looked before they change', async () => {
    const bothLooked = meetingOf(AT_ONCE)
    const careless: Update = async (tx: Transaction, ids, memberId) => {
      const found = await tx.execute<{ lead_id: number; before: number | null }>(
        `SELECT lead_id::float8 AS lead_id, assignee_id::float8 AS before FROM lead WHERE lead_id IN (${ids.join()})`,
      )
      await bothLooked()
      await tx.execute(
        `UPDATE lead SET assignee_id = ${memberId} WHERE lead_id IN (SELECT lead_id FROM lead
         WHERE lead_id IN (${ids.join()}) ORDER BY lead_id FOR UPDATE)`,
      )
      return found.rows
    }
    expect(await tornHistories(careless)).toBe(3)
  })
})

describe('notes', () => {
  test('are noted in the log without their text, and stay as they are', async () => {
    const [lead_id = 0] = await someLeads(1)
    const { status } = await callStudio(gateway, 'leadAddNote', { lead_id, text: '周三方便' }, operator)
    expect(status).toBe(200)
    expect(await auditOf(lead_id)).toMatchObject([
      { action: 'lead.note', after: { note_id: expect.any(Number) } },
    ])
    for (const change of [
      "UPDATE lead_note SET text = '改'",
      'DELETE FROM lead_note',
      'TRUNCATE lead_note',
    ]) {
      await expect(query(change)).rejects.toThrow('lead_note rows are kept')
    }
  })

  test('hold no phone and nothing that cannot be stored, and say so', async () => {
    const [lead_id = 0] = await someLeads(1)
    const note = (text: string) => callStudio(gateway, 'leadAddNote', { lead_id, text }, operator)
    for (const handset of ['13900001111', '１３９ ０００0 1111', '139-0000-1111', '一三九零零零零一一一一']) {
      expect(await note(`换号 ${handset} 了`), handset).toMatchObject({
        status: 400,
        msg: '备注里不能写完整的手机号，请改写后四位',
      })
    }
    expect(await note('空\u0000字')).toMatchObject({ status: 400, code: 400001 })
    expect((await note('订单 213900001111')).status).toBe(200)
    await expect(
      query("INSERT INTO lead_note (lead_id, member_id, text) VALUES ($1, $2, '13900001111')", [
        lead_id,
        operator.member_id,
      ]),
    ).rejects.toThrow('lead_note_no_phones')
  })

  test('belong to a lead that there is', async () => {
    const { status } = await callStudio(gateway, 'leadAddNote', { lead_id: 999_999, text: '在吗' }, operator)
    expect(status).toBe(404)
  })
})
