// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useBlocker, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addressFilter } from './address-filter'
import { useListAddress } from './use-list-address'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

interface Filter {
  state?: string | undefined
  owner?: string | undefined
}

const text = { safeParse: (data: unknown) => ({ success: true, data }) }
const FILTER = addressFilter<Filter>({ state: text, owner: text })
const LINE = { name: 'lead', read: Number }

let address: ReturnType<typeof useListAddress<Filter, number>>
let search: string
let root: ReturnType<typeof createRoot>
let guard: ReturnType<typeof useBlocker>
let isGuarded: boolean

function List() {
  address = useListAddress(FILTER, LINE)
  search = useLocation().search
  return null
}

function Guard() {
  guard = useBlocker(() => isGuarded)
  return null
}

beforeEach(async () => {
  isGuarded = false
  const element = (
    <>
      <List />
      <Guard />
    </>
  )
  const router = createMemoryRouter([{ path: '/leads', element }], {
    initialEntries: ['/leads?state=open'],
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<RouterProvider router={router} />))
})
afterEach(() => act(() => root.unmount()))

test('a second choice that comes before the first is drawn is one more', async () => {
  const { filter, setFilter } = address
  await act(async () => {
    setFilter({ ...filter, owner: '7' })
    setFilter({ ...filter, state: 'done' })
  })
  expect(address.filter).toEqual({ state: 'done', owner: '7' })
})

test('a line that is opened at once stands under the filter that was just chosen', async () => {
  const { filter, setFilter, open } = address
  await act(async () => {
    setFilter({ ...filter, owner: '7' })
    open(3)
  })
  expect([address.filter, address.opened]).toEqual([{ state: 'open', owner: '7' }, 3])
})

test('what is taken away is gone from the address', async () => {
  await act(async () => address.setFilter({}))
  expect([address.filter, search]).toEqual([{}, ''])
})

test('a choice that was held back and given up does not come with the next one', async () => {
  isGuarded = true
  await act(async () => address.setFilter({ ...address.filter, owner: '7' }))
  expect(guard.state).toBe('blocked')
  await act(async () => guard.reset?.())
  isGuarded = false
  await act(async () => address.setFilter({ ...address.filter, state: 'done' }))
  expect(address.filter).toEqual({ state: 'done' })
})

test('a choice that was held back and then let through is the one that the next adds to', async () => {
  isGuarded = true
  await act(async () => address.setFilter({ ...address.filter, owner: '7' }))
  isGuarded = false
  await act(async () => guard.proceed?.())
  await act(async () => address.setFilter({ ...address.filter, state: 'done' }))
  expect(address.filter).toEqual({ state: 'done', owner: '7' })
})
