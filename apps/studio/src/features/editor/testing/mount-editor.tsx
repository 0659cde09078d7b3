import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import type { Self } from '../../../state/session'
import { MemberContext } from '../../../ui/member-context'
import { CommandProvider } from '../command-provider'
import { Saver } from '../saving/saver'
import { SaverContext } from '../saving/saver-context'
import { FakeClock } from '../saving/testing/fake-clock'
import { type Connection, FakeGateway } from '../saving/testing/fake-gateway'
import type { EditorSession } from '../session/editor-session'
import { mount } from './mount'

const MEMBER = { member_id: 7, login: 'li', name: '李四', roles: ['administrator'] } as unknown as Self

/**
 * Renders a part of the editor with everything that the editor has around it: commands, a saver, a member, an address.
 */
export async function mountEditor(
  session: EditorSession,
  node: ReactNode,
  member: Partial<Self> = {},
  address = '/pages/test/edit',
) {
  const clock = new FakeClock()
  const gateway = new FakeGateway(session.editor.page)
  const connection: Connection = gateway.connect('李四')
  const saver = new Saver({
    editor: session.editor,
    revision: gateway.revision,
    transport: connection,
    unsavedDrafts: { put: async () => undefined, remove: async () => undefined },
    clock,
    newId: () => `save-${connection.calls.length}`,
    labels: {
      merging: (by) => ({ merged: `合并 ${by}`, decided: '采用我的' }),
      recovering: { merged: '恢复', decided: '采用恢复的' },
    },
    brokenMsg: '坏了',
    notify: () => undefined,
  })
  const screen = await mount(
    session,
    <MemoryRouter initialEntries={[address]}>
      <MemberContext value={{ ...MEMBER, ...member }}>
        <SaverContext value={saver}>
          <CommandProvider>{node}</CommandProvider>
        </SaverContext>
      </MemberContext>
      <Address />
    </MemoryRouter>,
  )
  return {
    ...screen,
    clock,
    connection,
    saver,
    /** What screen readers were told last. */
    announced: () => screen.place.querySelector('.ed-announcer')?.textContent?.replace('\u200B', ''),
    address: () => screen.place.querySelector('[data-address]')?.getAttribute('data-address'),
    async [Symbol.asyncDispose]() {
      saver.dispose()
      await screen[Symbol.asyncDispose]()
    },
  }
}

function Address() {
  const { pathname } = useLocation()
  return <i hidden data-address={pathname} />
}
