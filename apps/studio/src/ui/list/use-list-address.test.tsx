// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router'
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

function List() {
  address = useListAddress(FILTER, LINE)
  search = useLocation().search
  return null
}

beforeEach(async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/leads?state=open']}>
        <List />
      </MemoryRouter>,
    ),
  )
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
