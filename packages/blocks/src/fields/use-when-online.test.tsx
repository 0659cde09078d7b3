// @vitest-environment jsdom
import { createCapabilities, HostProvider, LEADS, type LeadCalls, provide } from '@yingzao/renderer'
import { createTestHost } from '@yingzao/testkit'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { useWhenOnline } from './use-when-online'

const done = vi.fn()
const listeners = new Set<() => void>()
const listens = vi.fn()
const host = {
  ...createTestHost(),
  capability: createCapabilities(
    provide(LEADS, {
      load: () => Promise.resolve({} as LeadCalls),
      isOnline: () => false,
      onOnline(listener) {
        listens()
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }),
  ),
}
let root: Root

function Waiting({ isAwaited, typed }: { isAwaited: boolean; typed: string }) {
  useWhenOnline(isAwaited, () => done(typed))
  return null
}

const draw = (isAwaited: boolean, typed: string, place = host) =>
  act(() =>
    root.render(
      <HostProvider value={place}>
        <Waiting isAwaited={isAwaited} typed={typed} />
      </HostProvider>,
    ),
  )
const comeBack = () => act(() => [...listeners].map((listener) => listener()))

beforeEach(() => {
  vi.clearAllMocks()
  listeners.clear()
  root = createRoot(document.createElement('div'))
})

test('does what stands in the form when the network is back, and listens once however often it is drawn', async () => {
  await draw(true, '1')
  await draw(true, '12')
  await comeBack()
  expect(done).toHaveBeenCalledExactlyOnceWith('12')
  expect(listens).toHaveBeenCalledOnce()
})

test('does nothing that is not awaited, or no longer', async () => {
  await draw(false, '1')
  expect(listeners.size).toBe(0)
  await draw(true, '1')
  await draw(false, '1')
  await comeBack()
  expect(done).not.toHaveBeenCalled()
})

test('waits for nothing in a place that cannot tell', async () => {
  await draw(true, '1', { ...host, capability: createCapabilities() })
  expect(listens).not.toHaveBeenCalled()
})
