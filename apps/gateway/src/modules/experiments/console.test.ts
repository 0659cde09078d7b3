import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleOf } from '../testing/console'
import { pageText } from '../testing/documents'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { callStudio } from '../testing/studio-calls'
import { type GatewayWithExperiment, startWithExperiment, terms } from './testing/start-with-experiment'

let gateway: GatewayWithExperiment
let operator: SignedInMember
beforeAll(async () => {
  gateway = await startWithExperiment()
  operator = await signInMember(gateway, { roles: ['operator'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const { does, rows, logOf, actionsOn } = consoleOf(() => ({ gateway, member: gateway.approver }))
const detail = async (experiment_id: number) => (await does('experimentDetail', { experiment_id })).response
const stop = (experiment_id: number) => does('experimentStop', { experiment_id, reason: '例行检查' })

/** A document that may not be published: its picture is nowhere. */
const faulty = pageText({
  code: 'sale-b',
  page_schema: [{ name: 'image', value: { url: 'http://evil.example.net/a.png' }, children: [] }],
})

describe('an experiment', () => {
  test('is written down by an editor, changed while nobody has seen it, and stands in the log', async () => {
    const experiment_id = await gateway.create()
    const changed = { ...terms, experiment_id, base_revision: 1, effect: 30 }
    expect((await does('experimentChange', changed, gateway.editor)).response).toEqual({ revision: 2 })
    expect((await does('experimentChange', changed, gateway.editor)).code).toBe(409_001)
    expect(await detail(experiment_id)).toMatchObject({
      experiment: { state: 'draft', effect: 30, page_title: '夏季课程', revision: 2 },
      is_page_published: true,
      variants: [
        { key: 'A', page_code: null, preview: '' },
        { key: 'B', page_code: 'sale-b', revision: 0, preview: expect.stringContaining('preview_token=') },
      ],
    })
    const log = await logOf(`experiment:${experiment_id}`)
    expect(log).toMatchObject([
      { action: 'experiment.create', after: { effect: 20 } },
      { action: 'experiment.change', before: { effect: 20 }, after: { effect: 30 } },
    ])
    await stop(experiment_id)
  })

  test.each<[what: string, more: object, said: RegExp]>([
    [
      'weights that make up no hundred',
      { variants: terms.variants.map((one) => ({ ...one, weight: 40 })) },
      /100%/,
    ],
    [
      'a gap in its variants',
      { variants: terms.variants.map((one) => ({ ...one, key: one.key === 'B' ? 'C' : 'A' })) },
      /依次/,
    ],
    [
      'its own page as a variant',
      { variants: terms.variants.map((one) => ({ ...one, page_code: one.page_code && 'sale' })) },
      /不同的页面/,
    ],
    ['a page that there is none of', { page_code: 'none' }, /没有页面 none/],
    ['a tap on no block', { measure: 'click' }, /区块/],
  ])('with %s is refused in words', async (_what, more, said) => {
    const { status, msg } = await callStudio(
      gateway,
      'experimentCreate',
      { ...terms, ...more } as typeof terms,
      gateway.editor,
    )
    expect([status, msg]).toEqual([400, expect.stringMatching(said)])
  })

  test('is started by who may publish, and by nobody else', async () => {
    const experiment_id = await gateway.create()
    const order = { experiment_id, base_revision: 1, drafts: [{ key: 'B' as const, revision: 0 }] }
    for (const member of [gateway.editor, operator])
      expect((await does('experimentStart', order, member)).status).toBe(403)
    expect((await does('experimentCreate', terms, operator)).status).toBe(403)
    // A member who has not seen the current draft is told so.
    const unseen = { ...order, drafts: [{ key: 'B' as const, revision: 3 }] }
    expect((await does('experimentStart', unseen)).code).toBe(409_001)
    expect((await does('experimentStart', order)).response).toEqual({
      is_started: true,
      revision: 2,
      findings: [],
    })
    expect(
      (await does('experimentChange', { ...terms, experiment_id, base_revision: 2 }, gateway.editor)).code,
    ).toBe(409_012)
    // Anybody who may take a page down may stop it.
    expect((await does('experimentStop', { experiment_id, reason: '文案有误' }, operator)).code).toBe(1)
    expect((await stop(experiment_id)).code).toBe(409_014)
    expect(await actionsOn(`experiment:${experiment_id}`)).toEqual([
      'experiment.create',
      'experiment.start',
      'experiment.stop',
    ])
  })

  test('does not begin with a variant that could not be published, and says why', async () => {
    await gateway.import(faulty)
    const experiment_id = await gateway.create()
    const { response } = await gateway.start(experiment_id)
    expect(response).toMatchObject({ is_started: false, findings: [{ key: 'B' }] })
    expect(
      response.findings[0].findings.some(({ severity }: { severity: string }) => severity === 'error'),
    ).toBe(true)
    expect((await detail(experiment_id)).experiment.state).toBe('draft')
    await gateway.import(pageText({ code: 'sale-b', text: '新标题' }))
    await stop(experiment_id)
  })

  test('does not begin on a page that nobody sees', async () => {
    await gateway.import(pageText({ code: 'unseen' }))
    const experiment_id = await gateway.create({ page_code: 'unseen' })
    expect((await gateway.start(experiment_id)).code).toBe(409_015)
    await stop(experiment_id)
  })

  test('keeps what it measures, its size and its variants once it has begun, whoever writes to the database', async () => {
    const experiment_id = await gateway.create()
    expect((await gateway.start(experiment_id)).response.is_started).toBe(true)
    for (const change of [
      "UPDATE experiment SET planned_units = 200 WHERE state = 'running'",
      "UPDATE experiment SET measure = 'order' WHERE state = 'running'",
      "UPDATE experiment SET state = 'draft', started_at = NULL WHERE state = 'running'",
      `UPDATE experiment_variant SET weight = 60 WHERE experiment_id = ${experiment_id}`,
      `UPDATE experiment_variant SET document = '{}' WHERE experiment_id = ${experiment_id} AND key = 'B'`,
      `DELETE FROM experiment_variant WHERE experiment_id = ${experiment_id}`,
    ])
      await expect(rows(change), change).rejects.toThrow()
    await stop(experiment_id)
  })

  test('follows its page to another address', async () => {
    await gateway.publish(pageText({ code: 'moving' }))
    const experiment_id = await gateway.create({ page_code: 'moving' })
    expect((await gateway.start(experiment_id)).response.is_started).toBe(true)
    const moved = await does('pageRename', { code: 'moving', new_code: 'moved' })
    expect(moved.code).toBe(1)
    expect((await detail(experiment_id)).experiment).toMatchObject({ page_code: 'moved', state: 'running' })
    await stop(experiment_id)
  })

  test('ends with its winner published as every page is, and what was being written there kept', async () => {
    const experiment_id = await gateway.create()
    expect((await gateway.start(experiment_id)).response.is_started).toBe(true)
    const order = { experiment_id, base_revision: 2, winner: 'B' as const, page_revision: 0 }
    expect((await does('experimentEnd', order, operator)).status).toBe(403)
    expect((await does('experimentEnd', { ...order, page_revision: 7 })).code).toBe(409_001)
    expect((await detail(experiment_id)).experiment.state).toBe('running')
    const { response } = await does('experimentEnd', order)
    expect(response).toMatchObject({ is_ended: true, version: 2 })
    expect((await detail(experiment_id)).experiment).toMatchObject({ ending: 'decided', winner: 'B' })
    const page = await does('versionDetail', { code: 'sale', version: 2 })
    expect(JSON.stringify(page.response.document)).toContain('新标题')
    expect(await actionsOn('page:sale')).toEqual(expect.arrayContaining(['page.replace', 'page.publish']))
    // The publication no longer belongs to an experiment.
    expect(
      await rows('SELECT epoch FROM experiment_epoch WHERE experiment_id = $1', [experiment_id]),
    ).toHaveLength(1)
  })
})
