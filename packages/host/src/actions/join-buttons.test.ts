// @vitest-environment jsdom
import type { Client } from '@yingzao/contract/client'
import { expect, test, vi } from 'vitest'
import { markJoinButtons } from './join-buttons'
import { createMembership } from './membership'

function setup(joined: string[]) {
  const ask = vi.fn(() =>
    Promise.resolve({
      code: 1,
      response: { can_join: true, groups: joined.map((group_id) => ({ group_id })) },
    }),
  )
  const membership = createMembership({ ask: ask as unknown as Client['ask'], isLoggedIn: () => true })
  document.body.innerHTML = [
    `<button id="one" data-group="g-1" data-act='{"type":13,"groupId":"g-1","activeType":"autumn"}' aria-label="加入"></button>`,
    `<button id="two" data-group="g-2" data-act='{"type":13,"groupId":"g-2","activeType":"autumn"}'>进群</button>`,
    `<button id="other" data-act='{"type":5}'>客服</button>`,
  ].join('')
  const names = () =>
    [...document.querySelectorAll('button')].map(
      (button) => [button.dataset.joined !== undefined, button.getAttribute('aria-label')] as const,
    )
  return { ask, membership, names, mark: () => markJoinButtons(document.body, membership) }
}

test('buttons of groups that the visitor is in are marked, and say so', async () => {
  const { ask, names, mark } = setup(['g-1'])
  mark()
  await vi.waitFor(() =>
    expect(names()).toEqual([
      [true, '加入，已加入'],
      [false, null],
      [false, null],
    ]),
  )
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a button follows the visitor into a group and out of it', () => {
  const { membership, names, mark } = setup([])
  mark()
  membership.learn('autumn', [{ group_id: 'g-2' }])
  expect(names()[1]).toEqual([true, '进群，已加入'])
  membership.learn('autumn', [])
  expect(names()[1]).toEqual([false, '进群'])
})

test('a page that has gone is left alone', () => {
  const { membership, names, mark } = setup([])
  mark()()
  membership.learn('autumn', [{ group_id: 'g-1' }])
  expect(names()[0]).toEqual([false, '加入'])
})
