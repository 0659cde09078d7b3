import { checkPage } from '../checks/check-page'
import { createFindingStore } from '../checks/finding-store'
import { keepFindingStore } from '../checks/use-findings'
import { canvasState } from '../session/canvas-state'
import { type EditorSession, openSession } from '../session/editor-session'

interface TestBlock {
  name: string
  id: string
  value?: Record<string, unknown>
  children?: readonly TestBlock[]
}

/** A session as the editor opens it. Its checks run on the calling thread: jsdom has no workers. */
export function testSession(blocks: readonly TestBlock[], head: Record<string, unknown> = {}): EditorSession {
  const document = { code: 'test', title: '测试页', page_schema: blocks, ...head }
  const session = openSession({
    detail: {
      page: { code: 'test' },
      document,
      revision: 0,
      images: {},
      files: { images: {}, videos: {} },
    } as never,
    settings: {
      public_origin: 'https://h5.example.com',
      pages_origin: '',
      link_hosts: ['*.example.com'],
      site: {},
      advisers: [],
      words: [],
      rules: {},
      products: [],
      scripts: { inline: 0, bytes: {}, page: [], blocks: {} },
    } as never,
    canvas: canvasState(),
    isReadOnly: false,
  })
  const { editor, linkHosts } = session
  keepFindingStore(
    session,
    createFindingStore({
      checker: { check: async (request) => checkPage(request), stop: () => undefined },
      page: () => editor.page,
      request: () => ({ page: editor.page, linkHosts, facts: {} }),
      subscribeToPage: (changed) => editor.subscribe(changed),
      subscribeToFacts: session.facts.subscribe,
    }),
  )
  return session
}
