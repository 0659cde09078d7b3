import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../../testing/accessibility'
import type { Tab } from '../../testing/browser'
import { addColleague, createPage, openEditor, rename, saveState } from '../edited-page'
import { type Colleague, faultsOf, heading, openStudioSite, type StudioSite, setUp } from '../studio-site'

const WRITER: Colleague = { name: '何洁', login: 'hejie', password: 'slow river long road' }
const APPROVER: Colleague = { name: '赵敏', login: 'zhaomin', password: 'quiet lake at seven' }
const COURSE = new URL('../documents/course.json', import.meta.url)
const FIRST = '基金投资入门课'
const NOTHING = '活动不存在或已下线'
const MENDED = '基金投资入门课（2027 春）'

let site: StudioSite
let writing: Tab
let approving: Tab

beforeAll(async () => {
  site = await openStudioSite()
  const administrator = await site.newTab()
  await setUp(administrator.page, site)
  const within = { site, page: administrator.page }
  writing = await addColleague(within, WRITER, 'editor')
  approving = await addColleague(within, APPROVER, 'approver')
  const course = { ...JSON.parse(await readFile(COURSE, 'utf8')), title: FIRST }
  await createPage(writing.page, 'spring-course', course)
}, 240_000)
afterAll(() => site?.[Symbol.asyncDispose]())

/** What a visitor gets at the page's address, by its title. */
async function visit(): Promise<string | undefined> {
  const reply = await fetch(`${site.origin}/h5-page/h5/spring-course`)
  return /<title>(.*?)<\/title>/.exec(await reply.text())?.[1]
}

/** Submits the draft from the editor, and returns the sheet that shows the result. */
async function submit(page: Page, { title, version }: { title: string; version: number }) {
  await page.getByRole('button', { name: '提交审批', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: `提交审批“${title}”` })
  await sheet.getByLabel('给审批同事的说明（可不填）').fill('周五上线')
  expect(await accessibilityFaults(page)).toEqual([])
  await sheet.getByRole('button', { name: '提交审批' }).click()
  await sheet.getByText(`已提交审批（第 ${version} 版）`).waitFor()
  return sheet
}

/** Opens what is waiting for this approver, and waits until it can be decided. */
async function openDesk(page: Page, title: string): Promise<void> {
  await page.goto(`${site.origin}/studio/approvals`)
  await heading(page, '审批').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: title }).click()
  await heading(page, `审批 ${title}`).waitFor()
  await page.getByRole('button', { name: '通过业务审批' }).waitFor()
}

test('a page goes live once a colleague has approved what its writer submitted and mended, and not before', async () => {
  const { page: writer } = writing
  const { page: approver } = approving
  await openEditor(writer, site.origin, 'spring-course')
  const sheet = await submit(writer, { title: FIRST, version: 1 })
  expect(await visit()).toBe(NOTHING)
  await sheet.getByRole('link', { name: '查看审批' }).click()
  await heading(writer, `审批 ${FIRST}`).waitFor()
  expect(await writer.getByRole('button', { name: /^通过/ }).count()).toBe(0)

  await openDesk(approver, FIRST)
  await approver.getByRole('tab', { name: '记录' }).click()
  await approver.getByText('周五上线').first().waitFor()
  expect(await accessibilityFaults(approver)).toEqual([])
  await approver.getByRole('button', { name: '退回业务审批' }).click()
  const returning = approver.getByRole('dialog', { name: `退回“${FIRST}”？` })
  await returning.getByLabel('需要修改的地方').fill('请写明是哪一期')
  await returning.getByRole('button', { name: '退回', exact: true }).click()
  await approver.getByText('已退回').first().waitFor()

  await openEditor(writer, site.origin, 'spring-course')
  await rename(writer, MENDED)
  await saveState(writer, '已保存')
  await submit(writer, { title: MENDED, version: 2 })

  await openDesk(approver, MENDED)
  await approver.getByRole('button', { name: '通过业务审批' }).click()
  const approval = approver.getByRole('dialog', { name: `通过“${MENDED}”？` })
  expect(await accessibilityFaults(approver)).toEqual([])
  await approval.getByRole('button', { name: '确认通过' }).click()
  await approver.getByText('已通过业务审批').first().waitFor()
  expect(await visit()).toBe(NOTHING)

  await approver.goto(`${site.origin}/studio/approvals?view=approved`)
  await approver.getByRole('link', { name: MENDED }).click()
  await approver.getByRole('button', { name: '发布已通过的版本' }).click()
  const publishing = approver.getByRole('dialog', { name: `发布“${MENDED}”？` })
  await publishing.getByRole('button', { name: '发布', exact: true }).click()
  await approver.getByText('已发布第 2 版').first().waitFor()
  expect(await visit()).toBe(MENDED)
  for (const studioTab of [writing, approving]) expect(faultsOf(studioTab)).toEqual([])
})
