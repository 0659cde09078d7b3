// @vitest-environment jsdom
import { loadRegions } from '@yingzao/regions/client'
import { createTestHost, describeBlock, drawBlock, wakeBlock } from '@yingzao/testkit'
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addressPicker } from './address-picker'
import { examples } from './examples'
import { type AddressPickerProps, addressPickerSpec } from './props'

vi.mock('@yingzao/regions/client', { spy: true })

describeBlock({ spec: addressPickerSpec, view: addressPicker, examples })

const base: AddressPickerProps = { label: '所在地区', placeholder: '请选择', required: false }
const tianhe = {
  province: '广东省',
  provinceID: 440_000,
  city: '广州市',
  cityID: 440_100,
  area: '天河区',
  areaID: 440_106,
}
const NOTHING = { province: '', provinceID: null, city: '', cityID: null, area: '', areaID: null }

let island: HTMLElement
let host: ReturnType<typeof createTestHost>
let returned: unknown[]

beforeEach(() => {
  vi.mocked(loadRegions).mockReset()
  returned = []
})

async function awake(props: Partial<AddressPickerProps> = {}): Promise<void> {
  island = drawBlock(addressPicker, { ...base, ...props }, { id: 'ad' })
  island.addEventListener('address', (event) => returned.push((event as CustomEvent).detail))
  // What a page does with an action that opens a popup, and what jsdom's dialogs cannot do.
  host = createTestHost()
  host.run.mockImplementation(async ({ popupId }) => {
    island.querySelector(`dialog[data-popup="${popupId}"]`)?.setAttribute('open', '')
  })
  dialog().close = () => {
    dialog().removeAttribute('open')
    dialog().dispatchEvent(new Event('close'))
  }
  await wakeBlock(island, addressPicker, host)
}

const dialog = () => island.querySelector('dialog') as HTMLDialogElement
const trigger = () => island.querySelector('.yz-address__trigger') as HTMLElement
const list = () => island.querySelector('[role=listbox]') as HTMLElement
const tabs = () => [...island.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)
const options = () => [...island.querySelectorAll<HTMLElement>('[role=option]')]
const hidden = () =>
  Object.fromEntries(
    [...island.querySelectorAll<HTMLInputElement>('[type=hidden]')].map(({ name, value }) => [name, value]),
  )
const active = () => document.getElementById(list().getAttribute('aria-activedescendant') ?? '')?.textContent

async function open(): Promise<void> {
  await act(async () => trigger().click())
  await act(
    async () => void (await Promise.allSettled(vi.mocked(loadRegions).mock.results.map((r) => r.value))),
  )
}

const choose = (name: string) =>
  act(async () =>
    options()
      .find(({ textContent }) => textContent === name)
      ?.click(),
  )
const close = () => act(async () => dialog().close())

async function press(target: Element, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await act(async () => {
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    })
  }
}

async function type(words: string): Promise<HTMLInputElement> {
  const box = island.querySelector('[type=search]') as HTMLInputElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, words)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  })
  return box
}

describe('addressPicker', () => {
  test('loads no region before it is touched', async () => {
    expect(drawBlock(addressPicker, base).dataset.island).toBe('wanted')
    await awake()
    expect(loadRegions).not.toHaveBeenCalled()
    expect(trigger().textContent).toBe('请选择')
  })

  test('steps from province to city to district, closes, and returns the six fields', async () => {
    await awake()
    await open()
    expect(dialog().hasAttribute('open')).toBe(true)
    expect(tabs()).toEqual(['省请选择'])
    await choose('广东省')
    expect(tabs()).toEqual(['省广东省', '市请选择'])
    await choose('广州市')
    expect(tabs()).toEqual(['省广东省', '市广州市', '区请选择'])
    expect(options().map(({ textContent }) => textContent)).toContain('其它区')
    await choose('天河区')
    expect(dialog().hasAttribute('open')).toBe(false)
    expect(returned).toEqual([tianhe])
    expect(trigger().textContent).toBe('广东省 广州市 天河区')
  })

  test('has the six fields in the form before anybody hears of them', async () => {
    await awake()
    const seen: unknown[] = []
    island.addEventListener('address', () => seen.push(hidden()))
    await open()
    for (const name of ['广东省', '广州市', '天河区']) await choose(name)
    expect(seen).toEqual([{ ...tianhe, provinceID: '440000', cityID: '440100', areaID: '440106' }])
  })

  test('closed without choosing returns empty', async () => {
    await awake()
    await open()
    await choose('广东省')
    await close()
    expect(returned).toEqual([NOTHING])
    expect(new Set(Object.values(hidden()))).toEqual(new Set(['']))
    expect(trigger().textContent).toBe('请选择')
  })

  test('each way out is an answer, the same one too', async () => {
    await awake()
    for (let time = 0; time < 2; time++) {
      await open()
      await close()
    }
    expect(returned).toEqual([NOTHING, NOTHING])
  })

  test('opens on the address that is there, and a parent chosen anew clears what is below', async () => {
    await awake({ value: tianhe })
    await open()
    expect(tabs()).toEqual(['省广东省', '市广州市', '区天河区'])
    expect(active()).toBe('天河区')
    await act(async () => island.querySelector<HTMLElement>('[role=tab]')?.click())
    await choose('广东省')
    expect(tabs()).toEqual(['省广东省', '市请选择'])
  })

  test('an address of a document that is none starts from the top', async () => {
    await awake({ value: { ...tianhe, cityID: 110_100 } })
    await open()
    expect(tabs()).toEqual(['省请选择'])
  })

  test('is found by name or by initials, and is chosen from what was found', async () => {
    await awake()
    await open()
    await type('thq')
    expect(tabs()).toEqual([])
    await choose('广东省 广州市 天河区')
    expect(returned).toEqual([expect.objectContaining({ area: '天河区' })])
  })

  test('Enter in the search box chooses what the arrows have come to', async () => {
    await awake()
    await open()
    const box = await type('河东')
    const second = options()[1]?.textContent ?? ''
    await press(box, 'Home', 'ArrowDown', 'Enter')
    expect(second).toMatch(/河东/)
    expect(trigger().textContent).toBe(second)
  })

  test('a province found by its name goes on to its cities', async () => {
    await awake()
    await open()
    await type('广东')
    await choose('广东省')
    expect(tabs()).toEqual(['省广东省', '市请选择'])
  })

  test('says so when nothing is found, and Enter then chooses nothing', async () => {
    await awake()
    await open()
    await press(await type('火星'), 'Enter')
    expect(island.querySelector('[role=status]')?.textContent).toBe('没有找到这个地区')
    expect(returned).toEqual([])
  })

  test('Enter that ends an input method is not a choice', async () => {
    await awake()
    await open()
    const box = await type('天河')
    await act(async () => {
      box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))
    })
    expect(returned).toEqual([])
  })

  test('can be done by keyboard alone', async () => {
    await awake()
    await open()
    expect(document.activeElement).toBe(list())
    expect(active()).toBe('北京市')
    await press(list(), 'ArrowDown', 'ArrowDown', 'ArrowUp')
    expect(active()).toBe('天津市')
    await press(list(), 'End')
    expect(active()).toBe('澳门特别行政区')
    await press(list(), 'Home', 'Enter', ' ')
    expect(tabs()).toEqual(['省北京市', '市北京市', '区请选择'])
    const tab = island.querySelector('[aria-selected=true][role=tab]') as HTMLElement
    await press(tab, 'ArrowLeft')
    expect(document.activeElement?.textContent).toBe('市北京市')
    expect(active()).toBe('北京市')
    await press(list(), 'Enter', 'Enter')
    expect(returned).toEqual([expect.objectContaining({ area: '东城区', areaID: 110_101 })])
  })

  test('announces each step', async () => {
    await awake()
    await open()
    await choose('广东省')
    expect(island.querySelector('[role=status]')?.textContent).toBe('已选择广东省，请选择市')
  })

  test('shows that it loads, says when it could not, and tries again', async () => {
    await awake()
    vi.mocked(loadRegions).mockRejectedValueOnce(new Error('ChunkLoadError'))
    await act(async () => trigger().click())
    expect(island.querySelector('[role=alert]')?.textContent).toContain('没有加载出来')
    expect(host.report).toHaveBeenCalledWith(
      expect.objectContaining({ blockId: 'ad', name: 'addressPicker' }),
    )
    let give = () => {}
    vi.mocked(loadRegions).mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          give = () =>
            resolve({
              provinces: [{ id: 1, name: '海岛', childs: [] }],
              find: () => undefined,
              search: () => [],
            })
        }),
    )
    await act(async () => island.querySelector<HTMLElement>('.yz-address__retry')?.click())
    expect(island.querySelector('dialog [role=status]')?.textContent).toContain('正在加载')
    await act(async () => give())
    await choose('海岛')
    expect(returned).toEqual([{ ...NOTHING, province: '海岛', provinceID: 1 }])
  })

  test('that is required says so beside it when it was left empty, and no longer when it is not', async () => {
    await awake({ required: true })
    expect(island.textContent).toContain('必填')
    await open()
    await close()
    const fault = document.getElementById(trigger().getAttribute('aria-describedby') ?? '')
    expect(fault?.textContent).toBe('请选择所在地区')
    expect(fault?.getAttribute('role')).toBe('alert')
    await open()
    for (const name of ['广东省', '广州市', '天河区']) await choose(name)
    expect(trigger().hasAttribute('aria-describedby')).toBe(false)
  })
})
