import type { StudioOperations, StudioPayload } from '@yingzao/contract/studio'
import { pageText } from '../../testing/documents'
import { publishHeard } from '../../testing/publish-heard'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway, type TestOptions } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'

type Terms = StudioPayload<StudioOperations['experimentCreate']>

export interface GatewayWithExperiment extends TestGateway {
  editor: SignedInMember
  approver: SignedInMember
  /** Creates an experiment on `sale`, whose B is the page `sale-b`. Returns its number. */
  create(more?: Partial<Terms>): Promise<number>
  /** Starts it as an approver who has looked at every draft. */
  start(experiment_id: number): ReturnType<typeof callStudio>
  /** The same, and waits until this process serves it. */
  startHeard(experiment_id: number): Promise<void>
}

export const terms: Terms = {
  page_code: 'sale',
  name: '首屏标题',
  hypothesis: '写明时长的标题让更多人留资',
  measure: 'lead',
  block_id: null,
  effect: 20,
  planned_units: 100,
  variants: [
    { key: 'A', name: '现在的页面', weight: 50, page_code: null },
    { key: 'B', name: '新标题', weight: 50, page_code: 'sale-b' },
  ],
}

/** A gateway with the published page `sale`, its copy `sale-b`, an editor and an approver. */
export async function startWithExperiment(options: TestOptions = {}): Promise<GatewayWithExperiment> {
  const gateway = await startTestGateway(options)
  await publishHeard(gateway, pageText({ text: '现在的页面' }))
  await gateway.import(pageText({ code: 'sale-b', text: '新标题' }))
  const editor = await signInMember(gateway, { roles: ['editor'] })
  const approver = await signInMember(gateway, { roles: ['approver'] })
  const start = async (experiment_id: number) => {
    const { response } = await callStudio(gateway, 'experimentDetail', { experiment_id }, approver)
    const { experiment, variants } = response
    const drafts = (variants as { key: 'B'; revision: number }[])
      .slice(1)
      .map(({ key, revision }) => ({ key, revision }))
    return callStudio(
      gateway,
      'experimentStart',
      { experiment_id, base_revision: experiment.revision, drafts },
      approver,
    )
  }
  return {
    ...gateway,
    editor,
    approver,
    create: async (more) => {
      const made = await callStudio(gateway, 'experimentCreate', { ...terms, ...more }, editor)
      if (made.code !== 1) throw new Error(`Not written down: ${JSON.stringify(made)}`)
      return made.response.experiment_id
    },
    start,
    async startHeard(experiment_id) {
      const heard = pageHeard(gateway)
      const started = await start(experiment_id)
      if (!started.response?.is_started) throw new Error(`Not started: ${JSON.stringify(started)}`)
      await heard
    },
  }
}

/** Resolves once this process has heard of the next change to `sale`. */
export function pageHeard({ app }: Pick<TestGateway, 'app'>): Promise<void> {
  return new Promise((resolve) => {
    app.publishedPages.watch({
      pageChanged: (code) => code === 'sale' && resolve(),
      companyChanged: () => {},
      everythingChanged: () => {},
    })
  })
}
