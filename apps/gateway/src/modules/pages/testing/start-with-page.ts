import { randomUUID } from 'node:crypto'
import { pageText } from '../../testing/documents'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway, type TestOptions } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'

export interface GatewayWithPage extends TestGateway {
  editor: SignedInMember
  approver: SignedInMember
  /** Saves another text in the page's one block, at the current revision. Returns the new revision. */
  write(text: string): Promise<number>
  /** The page's detail as a member gets it. */
  detail(code?: string): ReturnType<typeof callStudio>
  /** What visitors get. */
  visit(): Promise<{ statusCode: number; payload: string }>
  /** The acts of the log, in their order. */
  acts(): Promise<{ who: string; action: string; before: unknown; after: unknown }[]>
}

/** A gateway with a page `sale` that visitors see, an editor and an approver. */
export async function startWithPage(options: TestOptions = {}): Promise<GatewayWithPage> {
  const gateway = await startTestGateway(options)
  await gateway.publish(pageText())
  const editor = await signInMember(gateway, { roles: ['editor'], name: '王编辑' })
  const approver = await signInMember(gateway, { roles: ['approver'], name: '李审批' })
  const detail = (code = 'sale') => callStudio(gateway, 'pageDetail', { code }, editor)
  return {
    ...gateway,
    editor,
    approver,
    detail,
    write: async (text) => {
      const { revision, document } = (await detail()).response
      const { id } = document.page_schema[0]
      const patch = [{ op: 'set', id, path: ['value', 'html'], value: `<p>${text}</p>` }]
      const input = { code: 'sale', base_revision: revision, save_id: randomUUID(), patch }
      const saved = await callStudio(gateway, 'draftSave', input, editor)
      if (saved.code !== 1) throw new Error(`Not saved: ${JSON.stringify(saved)}`)
      return saved.response.revision
    },
    visit: () => gateway.app.inject('/h5-page/h5/sale'),
    acts: async () => {
      const { rows } = await gateway.ctx.db.pool.query(
        'SELECT who, action, before, after FROM audit_log ORDER BY seq',
      )
      return rows
    },
  }
}
